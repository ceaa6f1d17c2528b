import { globalFontFace } from "@vanilla-extract/css";

const GEIST = "Geist Variable";

globalFontFace(GEIST, {
  src: 'url("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "100 900",
  fontStyle: "normal",
  fontDisplay: "swap",
});

/** How far Geist reaches above and below its baseline, relative to the font size. */
const ASCENT = 1.003;
const DESCENT = 0.293;

/** A local font by its names, and how wide Geist is beside it. */
type Local = readonly [width: number, ...names: string[]];

/** Lets a local font stand in for some weights, as wide and as high as Geist. */
const standIn = (family: string, fontWeight: string, [width, ...names]: Local) => {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(", "),
    fontWeight,
    sizeAdjust: percent(width),
    ascentOverride: percent(ASCENT / width),
    descentOverride: percent(DESCENT / width),
    lineGapOverride: "0%",
  });
};

/** The local fonts that stand in, by the systems that have them: regular, medium and bold. */
const LOCAL = {
  "Geist as Arial": [
    [1.015, "Arial", "Liberation Sans"],
    [1.04, "Arial", "Liberation Sans"],
    [1, "Arial Bold", "Liberation Sans Bold"],
  ],
  // Android.
  "Geist as Roboto": [
    [1.028, "Roboto", "Roboto-Regular"],
    [1.05, "Roboto", "Roboto-Regular"],
    [1.004, "Roboto Bold", "Roboto-Bold", "Roboto"],
  ],
  // Linux without fonts that have Arial's measures.
  "Geist as DejaVu": [
    [0.895, "DejaVu Sans"],
    [0.917, "DejaVu Sans"],
    [0.834, "DejaVu Sans Bold"],
  ],
} as const satisfies Record<string, readonly [regular: Local, medium: Local, bold: Local]>;

// Until Geist is loaded a local font has its measures, weight by weight, so that nothing moves when it arrives.
for (const [family, [regular, medium, bold]] of Object.entries(LOCAL)) {
  standIn(family, "100 449", regular);
  standIn(family, "450 549", medium);
  standIn(family, "550 900", bold);
}

const families = [GEIST, ...Object.keys(LOCAL)].map((family) => `"${family}"`);

export const fontFamily = `${families.join(", ")}, system-ui, sans-serif`;
