import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";

const server = process.env.MATHOM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), compress()],
  build: {
    outDir: "../src/mathom/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of its own: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whoever waits for the table does not want to know which plugin took how long.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] }, // drawings that Python has, too
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
