import { style, styleVariants } from "@vanilla-extract/css";
import { SLICES } from "../../design/palette.ts";
import { radius, space, text, weight, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { numbers } from "../../design/utilities.css.ts";

const { color } = theme;

/** Two of the fixed colours, the same in both themes. */
const COLORS = { fixed: SLICES[2], variable: SLICES[3] } as const;

export const bar = style({
  display: "block",
  width: "100%",
  height: 12,
  marginBottom: space(4),
  borderRadius: radius.round,
});

export const fills = styleVariants(COLORS, (fill) => ({ fill }));

export const list = style({ display: "flex", flexDirection: "column", gap: space(3) });

export const cost = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(4)}`,
});

const name = style({
  position: "relative",
  flex: "1 1 160px",
  paddingInlineStart: space(5),
  fontWeight: weight.medium,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    top: 6,
    width: 10,
    height: 10,
    borderRadius: 3,
    ...tellingColour,
  },
});

export const names = styleVariants(COLORS, (background) => [name, { "::before": { background } }]);

export const hint = style({
  display: "block",
  color: color.muted,
  fontSize: text.small,
  fontWeight: weight.regular,
});

export const figure = style([numbers, { fontWeight: weight.strong }]);
