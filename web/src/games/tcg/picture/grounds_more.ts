/** Grounds: where it happens, the second half. `v` moves and mirrors the parts. */
import { hills, ridge } from "./land";
import { C, CO, G, L, N, P, PO, hash, pickOf, stamp } from "./pen";

export const BUILT: Readonly<Record<string, (v: number) => string>> = {
  ford: (v) =>
    ridge("far", 132, 34, 14, "f" + v) +
    hills("mid", 150, 8) +
    P("pale", "M0 160c60-14 100 10 160 0s110-12 160 0v40H0z") +
    L("far", "M20 172h40M100 178h60M200 170h50M260 182h44M60 190h50M170 192h60", 3) +
    P("near", "M70 170l14-8 14 8zM224 184l16-9 16 9z"),
  orthanc: (v) =>
    ridge("far", 138, 40, 18, "o" + v) +
    G(
      "translate(250 190)",
      P("deep", "M-34 0l8-96-10-30 12 14 6-44 8 40 10-62 10 62 8-40 6 44 12-14-10 30 8 96z"),
      P("far", "M-4-60h8v14h-8zM-6-30h12v16H-6z"),
    ) +
    P("near", "M0 200v-28c60-12 120-16 160-16s100 4 160 16v28z") +
    L("deep", "M0 176c60-12 120-16 160-16s100 4 160 16", 3),
  forge: () =>
    P("mid", "M0 0h320v200H0z") +
    P("near", "M0 0h54l-8 60 12 140H0zM320 0h-60l12 70-14 130h62z") +
    P(
      "spot",
      "M70 200c6-40 40-50 44-92 24 26 14 44 30 60 8-26 30-36 26-74 34 34 24 62 40 80 6-20 16-26 16-46 20 24 16 50 24 72z",
      'opacity=".9"',
    ) +
    P("light", "M112 200c4-26 22-34 24-58 12 18 12 30 22 38 6-14 14-20 14-40 18 22 14 42 22 60z") +
    Array.from({ length: 7 }, (_, i) => P("deep", `M0 ${16 + i * 0}h0z`)).join("") +
    stamp("kw-machine", 30, 150, 70, "deep", "near", 12) +
    stamp("kw-machine", 292, 138, 58, "deep", "near", 30),
  ranks: (v) =>
    ridge("far", 128, 40, 18, "k" + v) +
    Array.from(
      { length: 16 },
      (_, i) =>
        L(
          "deep",
          `M${10 + i * 20} 170L${12 + i * 20 + ((i % 3) - 1) * 4} ${70 + (hash("l" + i + v) % 26)}`,
          2.4,
        ) +
        P(
          "deep",
          `M${12 + i * 20 + ((i % 3) - 1) * 4 - 4} ${72 + (hash("l" + i + v) % 26)}l4-14 4 14z`,
        ),
    ).join("") +
    Array.from(
      { length: 11 },
      (_, i) =>
        P("near", `M${i * 30 - 2} 200v-30c0-14 6-22 13-22s13 8 13 22v30z`) +
        P("deep", `M${i * 30 + 5} 164h12v4h-4v9h-4v-9h-4z`),
    ).join(""),
  wall: (v) =>
    ridge("far", 116, 60, 22, "w" + v) +
    P(
      "mid",
      "M0 200V112h14v-12h18v12h18v-12h18v12h18v-12h18v12h18v-12h18v12h18v-12h18v12h18v-12h18v12h18v-12h18v12h18v-12h18v12h18v-12h18v12h20v88z",
    ) +
    L(
      "near",
      "M0 128h320M0 148h320M0 168h320M30 128v20M90 128v20M150 128v20M210 128v20M270 128v20M60 148v20M120 148v20M180 148v20M240 148v20M300 148v20M30 168v20M90 168v20M150 168v20M210 168v20M270 168v20",
      1.6,
    ) +
    hills("near", 190, 5),
  keep: (v) =>
    ridge("far", 124, 84, 40, "e" + v) +
    G(
      "translate(236 190)",
      P("mid", "M-60 0v-92h-6v-14h14v8h10v-8h14v8h10v-8h14v8h10v-8h14v14h-6V0z"),
      P("pale", "M-60-60v-32h20v32z", 'opacity=".25"'),
      P("deep", "M-12 0v-26c0-10 24-10 24 0V0zM-40-66h8v16h-8zM24-66h8v16h-8zM-4-74h8v16h-8z"),
      P("near", "M20-106v-44h-4v-10h10v6h8v-6h10v10h-4v44z"),
    ) +
    P(
      "near",
      "M0 200v-40h8v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h14v48z",
    ) +
    hills("near", 188, 5),
  court: () =>
    P("mid", "M0 40h70v-14h16v14h148V26h16v14h70v160H0z") +
    L(
      "near",
      "M0 64h320M0 90h320M0 116h320M40 40v24M120 40v24M200 40v24M280 40v24M80 64v26M160 64v26M240 64v26M40 90v26M120 90v26M200 90v26M280 90v26",
      1.4,
    ) +
    P("deep", "M118 150V92c0-46 84-46 84 0v58z") +
    P("light", "M128 150V94c0-34 64-34 64 0v56z", 'opacity=".5"') +
    L("deep", "M144 66v84M160 62v88M176 66v84M128 96h64M128 122h64", 4) +
    P("near", "M0 150h320v50H0z") +
    L("mid", "M0 166h320M0 184h320M60 150l-20 50M140 150l-10 50M200 150l16 50M270 150l30 50", 2),
  parapet: (v) =>
    ridge("far", 120, 40, 20, "x" + v) +
    Array.from({ length: 20 }, (_, i) =>
      P("deep", `M${i * 16 + 2} 150v-${10 + (hash("y" + i) % 10)}l3-7 3 7v16z`),
    ).join("") +
    P("mid", "M0 200v-66h34v-26h44v26h38v-26h44v26h38v-26h44v26h38v-26h40v92z") +
    L(
      "near",
      "M0 150h320M0 174h320M40 150v24M120 150v24M200 150v24M280 150v24M80 174v26M160 174v26M240 174v26",
      1.6,
    ),
  causeway: (v) =>
    ridge("far", 108, 60, 30, "z" + v) +
    P("mid", "M196 120V66h10V54h14v12h14V54h14v12h14V54h14v12h10v54z") +
    P("deep", "M226 120V96c0-12 28-12 28 0v24z") +
    P("pale", "M-10 200L210 118h60L150 200z", 'opacity=".85"') +
    P("near", "M-10 200L210 118v14L40 200zM150 200l120-82v16l-74 66z") +
    P("mid", "M196 200l74-66 50 20v46zM0 200v-60l120-2 50-20-220 82z", 'opacity=".6"'),
  throne: () =>
    P("near", "M0 0h320v200H0z") +
    [20, 74, 228, 282]
      .map(
        (x) =>
          P("mid", `M${x} 0h20v172h-20z`) +
          P("spot", `M${x - 5} 20h30v7h-30zM${x - 5} 150h30v7h-30z`),
      )
      .join("") +
    P("light", "M120 0h80l40 172H80z", 'opacity=".35"') +
    P("deep", "M70 172h180l20 28H50z") +
    P("far", "M96 160h128v12H96z") +
    PO("spot", "M132 160V92l10-28 18-12 18 12 10 28v68h-14v-40h-28v40z"),
  hallin: () =>
    P("mid", "M0 0h320v200H0z") +
    P("near", "M0 0h320L250 60H70z") +
    P("far", "M70 60h180v96H70z") +
    P("light", "M146 156V96c0-24 28-24 28 0v60z") +
    [0, 1]
      .map((i) =>
        G(
          i ? "translate(320 0) scale(-1 1)" : "translate(0 0)",
          P("deep", "M8 200V0h16v200zM52 180V40h10v140z"),
          P("spot", "M32 60h14v44l-7 8-7-8z"),
        ),
      )
      .join("") +
    P("near", "M0 200l70-44h180l70 44z") +
    P("spot", "M120 200l24-44h32l24 44z", 'opacity=".8"'),
  library: (v) =>
    P("near", "M0 0h320v200H0z") +
    [0, 1, 2]
      .map(
        (r) =>
          P("deep", `M0 ${52 + r * 52}h104v6H0zM216 ${52 + r * 52}h104v6H216z`) +
          Array.from({ length: 18 }, (_, i) => {
            const x = i < 9 ? 4 + i * 11 : 220 + (i - 9) * 11,
              h = 28 + (hash("bk" + r + i) % 14);
            return P(
              pickOf(["mid", "far", "spot", "mid", "pale"], hash("bc" + r + i)),
              `M${x} ${52 + r * 52}v-${h}h9v${h}z`,
            );
          }).join(""),
      )
      .join("") +
    P("mid", "M116 200V70c0-54 88-54 88 0v130z") +
    P("light", "M130 200V76c0-38 60-38 60 0v124z", 'opacity=".6"') +
    L("deep", "M160 48v152M130 100h60", 3) +
    P("deep", "M100 186h120v14H100z"),
  chamber: () =>
    P("near", "M0 0h320v200H0z") +
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * 30 * Math.PI) / 180,
        b = a + 0.26;
      return P(
        "mid",
        `M160 104L${N(160 + 260 * Math.cos(a))} ${N(104 + 260 * Math.sin(a))}L${N(160 + 260 * Math.cos(b))} ${N(104 + 260 * Math.sin(b))}z`,
      );
    }).join("") +
    P("deep", "M110 200l12-54h76l12 54zM100 142h120v10H100z") +
    CO("deep", 160, 100, 44) +
    C("spot", 160, 100, 36, 'opacity=".9"') +
    C("light", 160, 104, 22) +
    P("deep", "M160 76c9 14 9 40 0 54-9-14-9-40 0-54z") +
    P("pale", "M136 78c6-9 14-13 22-14-8 5-13 11-16 20z", 'opacity=".8"'),
  dunes: () =>
    P("far", "M0 150c60-40 110-30 160-6s110 10 160-20v76H0z") +
    P("mid", "M0 172c50-26 90-30 140-8 60 24 110 14 180-14v50H0z") +
    P("near", "M0 190c60-18 120-10 170-2 50 6 100 0 150-12v24H0z") +
    L("deep", "M40 162c20-8 40-8 56 0M210 170c20 4 40 2 60-6", 1.8),
  tents: () =>
    P("far", "M0 150c60-20 110-16 160-4s110 2 160-14v68H0z") +
    [
      [56, 168, 60],
      [270, 164, 66],
      [8, 174, 40],
    ]
      .map(
        ([x = 0, y = 0, s = 0]) =>
          P("near", `M${x} ${y - s}L${x + s * 0.7} ${y}H${x - s * 0.7}z`) +
          P("spot", `M${x} ${y - s}L${x + s * 0.26} ${y}H${x - s * 0.16}z`) +
          L("deep", `M${x} ${y - s - 14}v16`, 2.4) +
          P("spot", `M${x} ${y - s - 14}l14 4-14 5z`),
      )
      .join("") +
    P("near", "M0 182c80-14 160 6 320-6v24H0z"),
  mumak: (v) =>
    P("far", "M0 152c60-26 110-20 160-4s110 2 160-14v66H0z") +
    G(
      v % 2 ? "translate(320 0) scale(-1 1)" : "translate(0 0)",
      P(
        "near",
        "M206 176v-50c0-20 22-34 48-34s46 12 48 38c4 0 10 6 10 16v30h-8v-24h-6v24h-16v-30h-36v30h-16v-24h-4v24z",
      ),
      P("spot", "M232 96h44v-20l6-6v-10h-56v10l6 6z"),
      L("pale", "M214 132c-18 4-24 16-22 34M208 140c-10 6-12 14-10 24", 4),
    ) +
    P("mid", "M0 178c80-12 160 4 320-6v28H0z"),
  reeds: () =>
    hills("far", 146, 8) +
    P("pale", "M0 158h320v42H0z", 'opacity=".6"') +
    L("mid", "M40 172h70M150 180h80M240 170h60", 3) +
    [14, 40, 70, 250, 276, 302]
      .map(
        (x, i) =>
          L("near", `M${x} 200c-2-30 0-56 ${i % 2 ? 6 : -6}-80`, 3) +
          P("near", `M${x + (i % 2 ? 3 : -9)} 120h6v-24c-2-4-4-4-6 0z`),
      )
      .join(""),
  camp: () =>
    hills("far", 142, 14) +
    [
      [60, 166, 52],
      [262, 162, 58],
    ]
      .map(
        ([x = 0, y = 0, s = 0]) =>
          P("near", `M${x} ${y - s}L${x + s * 0.72} ${y}H${x - s * 0.72}z`) +
          P("deep", `M${x} ${y - s * 0.7}L${x + s * 0.2} ${y}H${x - s * 0.2}z`),
      )
      .join("") +
    hills("mid", 170, 7) +
    hills("near", 186, 6),
  flames: () =>
    P("far", "M0 0h320v200H0z") +
    P(
      "mid",
      "M0 200c10-60 50-60 40-120 40 30 30 70 50 90 0-60 50-80 40-150 60 50 40 90 60 130 10-30 30-40 20-80 50 40 30 80 50 100 10-20 24-20 20-50 40 30 30 60 40 80z",
    ) +
    P(
      "spot",
      "M30 200c10-40 40-40 34-76 26 20 22 44 36 60 4-40 36-54 30-98 40 34 28 66 44 92 10-22 26-30 22-60 34 30 24 58 40 82z",
    ) +
    P("light", "M96 200c4-24 30-30 28-58 18 16 16 30 26 42 6-18 18-24 16-46 24 22 20 44 34 62z"),
  banners: (v) =>
    ridge("far", 140, 40, 16, "n" + v) +
    [
      [34, 176, 120],
      [86, 182, 90],
      [240, 180, 100],
      [290, 176, 126],
    ]
      .map(
        ([x = 0, y = 0, h = 0], i) =>
          L("deep", `M${x} ${y}v-${h}`, 3) +
          P(i % 2 ? "near" : "spot", `M${x} ${y - h}c14-6 22 4 36 0v30c-14 4-22-6-36 0z`),
      )
      .join("") +
    hills("mid", 172, 8) +
    hills("near", 186, 6),
  barrow: () =>
    hills("far", 138, 14) +
    [
      [70, 176, 60],
      [176, 168, 70],
      [268, 178, 54],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          P(
            i === 1 ? "near" : "mid",
            `M${x - r} ${y}c10-${r * 0.9} ${r * 2 - 20}-${r * 0.9} ${r * 2} 0z`,
          ) +
          P("deep", `M${x - 9} ${y}v-18c0-10 18-10 18 0v18z`) +
          [-22, -12, 12, 24].map((o) => C("pale", x + o, y - 22 + Math.abs(o) * 0.3, 2.6)).join(""),
      )
      .join("") +
    hills("near", 188, 5),
};
