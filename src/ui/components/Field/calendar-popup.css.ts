import { style, styleVariants } from "@vanilla-extract/css";
import { card, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color, shadow } = theme;

export const popup = style({
  position: "fixed",
  zIndex: 30,
  width: 296,
  padding: space(3),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: card.radius,
  background: color.surface,
  boxShadow: shadow.overlay,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBottom: space(2),
});

export const title = style({ fontSize: text.label, fontWeight: weight.strong });

const grid = style({
  display: "grid",
  gap: 2,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

export const grids = styleVariants({
  days: [grid, { gridTemplateColumns: "repeat(7, 1fr)", gridTemplateRows: "28px repeat(6, 36px)" }],
  months: [grid, { gridTemplateColumns: "repeat(3, 1fr)", gridAutoRows: 48 }],
});

export const row = style({ display: "contents" });

export const column = style({
  alignSelf: "center",
  color: color.muted,
  fontSize: text.tiny,
});

export const place = style({ display: "grid" });

const base = style({
  border: "1px solid transparent",
  borderRadius: radius.field,
  fontSize: text.label,
  selectors: { "&[aria-current]": { borderColor: color.control, fontWeight: weight.strong } },
});

export const cell = style([base, { selectors: { "&:hover": { background: color.hover } } }]);

export const chosen = style([
  base,
  {
    background: color.brand,
    color: color.onBrand,
    fontWeight: weight.strong,
    "@media": {
      "(forced-colors: active)": {
        background: "Highlight",
        color: "HighlightText",
        forcedColorAdjust: "none",
      },
    },
  },
]);
