import { globalFontFace } from "@vanilla-extract/css";

const GEIST = "Geist Variable";
const FALLBACK = "Geist Fallback";

globalFontFace(GEIST, {
  src: 'url("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "100 900",
  fontStyle: "normal",
  fontDisplay: "swap",
});

/** How far Geist reaches above and below its baseline, relative to the font size. */
const ASCENT = 1.003;
const DESCENT = 0.293;

/** Declares a local font for some weights, scaled in width, with the line height of Geist. */
const standIn = (fontWeight: string, src: string, width: number) => {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  globalFontFace(FALLBACK, {
    src,
    fontWeight,
    sizeAdjust: percent(width),
    ascentOverride: percent(ASCENT / width),
    descentOverride: percent(DESCENT / width),
    lineGapOverride: "0%",
  });
};

const REGULAR = 'local("Arial"), local("Liberation Sans")';
const BOLD = 'local("Arial Bold"), local("Liberation Sans Bold")';

// Until Geist is loaded a local font has its metrics, weight by weight, so that nothing moves when it arrives.
standIn("100 449", REGULAR, 1.015);
standIn("450 549", REGULAR, 1.04);
standIn("550 900", BOLD, 1);

export const fontFamily = `"${GEIST}", "${FALLBACK}", system-ui, sans-serif`;
