import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The width of the list below which the button of a row is below its words. */
const NARROW = "(max-width: 22rem)";

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(2),
  paddingBottom: space(3),
});

export const search = style({ flex: "1 1 12rem" });

export const kind = style({ flex: "0 1 11rem" });

/** As high with its button as without: nothing moves when something is ticked. */
export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(4)}`,
  minHeight: TOUCH,
  paddingBottom: space(2),
});

export const chooseAll = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(3),
  minHeight: 36,
  fontSize: text.label,
  fontWeight: weight.medium,
  cursor: "pointer",
  "@media": { [media.phone]: { minHeight: TOUCH } },
});

export const found = style({ color: color.muted, fontSize: text.small });

export const chosen = style({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: space(2),
  marginInlineStart: "auto",
});

export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  paddingBottom: space(3),
});

globalStyle(`${failed} > p`, { flex: "1 1 16rem" });

export const list = style({ position: "relative", width: "100%" });

/** Positioned by its list. */
export const row = style({
  position: "absolute",
  top: 0,
  left: 0,
  width: "100%",
  contain: "layout style",
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});

export const measured = style({ borderTop: `1px solid ${color.line}` });

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  padding: `${space(4)} 0 ${space(1)}`,
});

export const action = style({
  fontSize: text.label,
  fontWeight: weight.medium,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const thing = style({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space(3),
  padding: `${space(2)} 0`,
  selectors: { "&:hover": { background: color.hover } },
  "@container": { [NARROW]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

/** As large as a finger, around its box. */
export const tick = style({
  display: "grid",
  placeItems: "center",
  minWidth: 28,
  minHeight: 36,
  cursor: "pointer",
  "@media": { [media.phone]: { minHeight: TOUCH, minWidth: 32 } },
});

export const icon = style({
  display: "grid",
  color: color.muted,
  "@container": { [NARROW]: { display: "none" } },
});

export const words = style({ flex: "1 1 10rem", minWidth: 0 });

export const summary = style({
  fontWeight: weight.strong,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const small = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const button = style({ "@container": { [NARROW]: { gridColumn: 2, marginTop: space(1) } } });
