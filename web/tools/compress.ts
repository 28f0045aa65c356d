/** Lays a `.br` and a `.gz` beside every text file of the build: the server sends what the browser knows. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg)$/;
const LEAST = 400;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "mathom-compress",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(entry)) continue;
        const path = join(folder, entry);
        const content = readFileSync(path);
        if (content.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
