import { globalStyle, style } from "@vanilla-extract/css";
import { card as size, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { middle, phone, single } = media;

/** Too narrow for five figures in a row beside the sidebar. */
const NARROW = "screen and (max-width: 1023.98px)";

export const summary = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: size.gap,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const surface = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
});

export const card = style([surface, { padding: size.padding }]);

/** Even the largest balance fits. */
globalStyle(`${card} > span`, {
  "@media": {
    [phone]: { fontSize: "clamp(1.25rem, 7.4vw, 2.125rem)" },
    [middle]: {
      fontSize: "clamp(1.125rem, 2.6vw, 2.125rem)",
    },
  },
});

export const label = style({ marginBottom: space(2), color: color.muted, fontSize: text.body });

export const period = style({
  fontSize: "1.5rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.7,
  fontVariantNumeric: "tabular-nums",
  "@media": { [single]: { fontSize: "1.25rem", lineHeight: 1.5 } },
});

export const note = style({ marginTop: space(2), color: color.muted, fontSize: text.small });

/** Five figures in one row; two per row where that is too narrow. */
export const counts = style([
  surface,
  {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    overflow: "hidden",
    "@media": {
      [NARROW]: { gridTemplateColumns: "repeat(auto-fit, minmax(max(7rem, 40%), 1fr))" },
    },
  },
]);

export const count = style({
  padding: `${space(4)} ${size.padding}`,
  // Each draws the lines to its neighbours; those at the edge are clipped.
  marginInlineEnd: -1,
  marginBottom: -1,
  borderInlineEnd: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
  "@media": {
    [NARROW]: { selectors: { "&:first-child": { gridColumn: "1 / -1" } } },
  },
});

export const countLabel = style({ color: color.muted, fontSize: text.label });

export const countFigure = style({
  fontSize: "1.5rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
});
