import { globalFontFace } from "@vanilla-extract/css";

const GEIST = "Geist Variable";
const FALLBACK = "Geist Fallback";

globalFontFace(GEIST, {
  src: 'url("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "100 900",
  fontStyle: "normal",
  fontDisplay: "swap",
});

// The local font takes the metrics of Geist, so that nothing moves when Geist arrives.
globalFontFace(FALLBACK, {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: "104.5%",
  ascentOverride: "96%",
  descentOverride: "28%",
  lineGapOverride: "0%",
});

export const fontFamily = `"${GEIST}", "${FALLBACK}", system-ui, sans-serif`;
