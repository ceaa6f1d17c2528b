/** The colours of both themes; text meets WCAG AA on each of its surfaces. */
export const dark = {
  page: "#0a0f0d",
  sidebar: "#0d1411",
  surface: "#111a16",
  raised: "#16211c",
  line: "#1f2d26",
  lineStrong: "#2a3c33",
  control: "#5f7a6d",
  text: "#ecf4ef",
  muted: "#8fa59a",
  brand: "#34d399",
  brandHover: "#4fdfab",
  onBrand: "#04231a",
  brandSoft: "rgb(52 211 153 / 13%)",
  positive: "#4ade80",
  positiveSoft: "rgb(52 211 153 / 13%)",
  negative: "#fb7d7d",
  negativeHover: "#fc9494",
  negativeSoft: "rgb(251 125 125 / 13%)",
  onNegative: "#2b0707",
  warning: "#f6b65a",
  warningSoft: "rgb(246 182 90 / 12%)",
  warningLine: "rgb(246 182 90 / 38%)",
  track: "rgb(236 244 239 / 9%)",
  hover: "rgb(236 244 239 / 5%)",
  scrim: "rgb(3 7 5 / 66%)",
  pageUnderScrim: "#050a08",
  glow: "rgb(52 211 153 / 14%)",
};

export const light: typeof dark = {
  page: "#f5f8f6",
  sidebar: "#eef3f0",
  surface: "#ffffff",
  raised: "#f7faf8",
  line: "#e1e9e4",
  lineStrong: "#cfdbd4",
  control: "#758a7e",
  text: "#0f1f18",
  muted: "#55685e",
  brand: "#047352",
  brandHover: "#025f42",
  onBrand: "#ffffff",
  brandSoft: "rgb(4 122 85 / 9%)",
  positive: "#047352",
  positiveSoft: "rgb(4 122 85 / 9%)",
  negative: "#b93737",
  negativeHover: "#9c2a2a",
  negativeSoft: "rgb(196 61 61 / 9%)",
  onNegative: "#ffffff",
  warning: "#a84a00",
  warningSoft: "rgb(200 90 0 / 8%)",
  warningLine: "rgb(200 90 0 / 42%)",
  track: "rgb(15 31 24 / 11%)",
  hover: "rgb(15 31 24 / 4%)",
  scrim: "rgb(15 31 24 / 55%)",
  pageUnderScrim: "#77817c",
  glow: "rgb(4 122 85 / 12%)",
};

export const darkShadow = {
  card: "0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 22%)",
  overlay: "0 24px 64px rgb(0 0 0 / 55%)",
  button: "0 8px 20px rgb(0 0 0 / 40%)",
};

export const lightShadow: typeof darkShadow = {
  card: "0 1px 2px rgb(15 31 24 / 5%), 0 8px 24px rgb(15 31 24 / 5%)",
  overlay: "0 24px 64px rgb(15 31 24 / 24%)",
  button: "0 8px 20px rgb(15 31 24 / 18%)",
};

/**
 * The six fixed greens of the category ring, the same in both themes. Light and dark alternate, so that neighbours,
 * including the last and the first, are distinguishable to every eye.
 */
export const SLICES = ["#0b5c46", "#34d399", "#1d8f86", "#a9dd7f", "#5aa35a", "#c4f5e2"] as const;
