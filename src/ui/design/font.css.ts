import { globalFontFace } from "@vanilla-extract/css";

const GEIST = "Geist Variable";
const FALLBACK = "Geist Fallback";

globalFontFace(GEIST, {
  src: 'url("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "100 900",
  fontStyle: "normal",
  fontDisplay: "swap",
});

/** How far Geist reaches above and below its line, of the size of its letters. */
const ASCENT = 1.003;
const DESCENT = 0.293;

/** A local font of some weights, so many times as wide; its lines are as high as those of Geist. */
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

// Until Geist is there a local font takes its measures, weight by weight, so that nothing moves when it comes.
standIn("100 449", REGULAR, 1.015);
standIn("450 549", REGULAR, 1.04);
standIn("550 900", BOLD, 1);

export const fontFamily = `"${GEIST}", "${FALLBACK}", system-ui, sans-serif`;
