import { style, styleVariants } from "@vanilla-extract/css";
import {
  card,
  media,
  radius,
  space,
  text,
  TOUCH,
  weight,
  tellingColour,
} from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { single } = media;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: card.gap,
  alignItems: "start",
  "@media": { [single]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The sentence and the question about a purchase, before all figures. */
export const first = style({ marginBottom: card.gap });

export const wide = style({ gridColumn: "1 / -1" });

/** As high as its chart, so that nothing moves when that arrives. */
export const chart = style({ height: 280 });

/** The marks of the legend. */
export const incomeSwatch = style({
  width: 0,
  height: 0,
  borderInline: "6px solid transparent",
  borderBottom: `10px solid ${color.positive}`,
  ...tellingColour,
});

export const bandSwatch = style({
  width: 18,
  height: 12,
  background: color.brandSoft,
  ...tellingColour,
});

export const belowSwatch = style({
  width: 8,
  height: 8,
  borderRadius: radius.round,
  background: color.negative,
  ...tellingColour,
});

export const quiet = style({
  maxWidth: "90ch",
  marginTop: space(2),
  color: color.muted,
  fontSize: text.small,
});

/** A few days in one line, in the place of their chart. */
export const summed = style({ maxWidth: "90ch", fontSize: text.label });

export const explained = style({ maxWidth: "90ch", color: color.muted, fontSize: text.small });

export const warning = style({ marginTop: space(2), color: color.negative, fontSize: text.label });

/** A figure that opens its causes. */
export const opens = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { textDecoration: "underline", textDecorationThickness: 2, textUnderlineOffset: 6 },
});

export const rows = style({ listStyle: "none", margin: 0, padding: 0 });

/** Three months of days scroll in their card, about as high as the one beside it; all of them are printed. */
export const days = style([
  rows,
  {
    "@media": {
      screen: {
        maxHeight: "56rem",
        margin: `0 calc(-1 * ${card.padding}) calc(-1 * ${card.padding})`,
        padding: `0 ${card.padding} ${card.padding}`,
        overflowY: "auto",
        overscrollBehavior: "contain",
        borderRadius: `0 0 ${card.radius} ${card.radius}`,
      },
      [media.phone]: { maxHeight: "24rem" },
    },
  },
]);

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(4),
  width: "100%",
  minHeight: TOUCH,
  padding: `${space(2)} 0`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  overflowWrap: "anywhere",
  ":hover": { textDecoration: "underline" },
  selectors: { "li:last-child > &": { borderBottom: 0 } },
});

/** A day with what may be done about its movements below it. */
export const dayItem = style({
  borderBottom: `1px solid ${color.line}`,
  ":last-child": { borderBottom: 0 },
});

export const dayRow = style([row, { borderBottom: 0 }]);

/** Why a movement is expected that nobody planned, and what may be done about it. */
export const repeats = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(4),
  paddingBottom: space(2),
  color: color.muted,
  fontSize: text.small,
});

export const untold = style({ padding: `${space(2)} 0` });

export const month = style({ flex: 1, minWidth: 0 });

export const day = style({ flex: 1, minWidth: 0 });

/** A movement's name and amount, on one line. */
export const movement = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space(4),
});

/** The notes and links beside the sentence. */
export const aside = style({
  display: "block",
  marginTop: space(1),
  color: color.muted,
  fontSize: text.label,
  fontWeight: weight.regular,
});

/** The suggestions of movements to plan. */
export const hints = style([rows, { display: "grid", gap: space(2), marginBlock: card.gap }]);

export const hint = style({ fontSize: text.label });

export const plans = style({
  padding: 0,
  border: 0,
  background: "none",
  color: color.brand,
  font: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
});

export const strong = style({
  display: "block",
  fontSize: text.label,
  fontWeight: weight.medium,
});

export const detail = style({ display: "block", color: color.muted, fontSize: text.small });

export const track = style({
  display: "block",
  height: 8,
  margin: `${space(1)} 0`,
  borderRadius: radius.round,
  background: color.line,
  overflow: "hidden",
});

const bar = style({
  display: "block",
  height: "100%",
  borderRadius: radius.round,
  ...tellingColour,
});

export const bars = styleVariants({
  above: [bar, { background: color.control }],
  below: [bar, { background: color.negative }],
});

export const basis = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: card.gap,
  "@media": { [single]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const basisRow = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space(4),
  padding: `${space(1)} 0`,
  fontSize: text.label,
});

export const imagination = style({ marginBottom: card.gap, fontSize: text.label });

export const beyond = style({ marginTop: space(8) });

export const beyondTitle = style({
  fontSize: text.large,
  fontWeight: weight.strong,
});

export const way = style({ color: color.brand, textDecoration: "underline" });
