import { style, styleVariants } from "@vanilla-extract/css";
import { SLICES } from "../../design/palette.ts";
import { space, text, weight, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { numbers } from "../../design/utilities.css.ts";

const { color } = theme;

/** The width of the table counts: beside the form it is narrower than alone. */
const narrow = "(max-width: 559.98px)";
const roomy = "(min-width: 560px)";

export const room = style({ containerType: "inline-size" });

/** The colours of before and after: two of the fixed colours, the same in both themes. */
const CURRENT = SLICES[2];
const SIMULATED = SLICES[1];

export const legend = style({ display: "inline-flex", gap: space(4), fontSize: text.small });

const key = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  color: color.muted,
  "::before": { content: "", width: 10, height: 10, borderRadius: 3, ...tellingColour },
});

export const currentKey = style([key, { "::before": { background: CURRENT } }]);
export const simulatedKey = style([key, { "::before": { background: SIMULATED } }]);

/** Hidden where columns have headings. */
export const ownKey = style({
  marginInlineEnd: space(2),
  color: color.muted,
  fontWeight: weight.regular,
  "@container": { [roomy]: { display: "none" } },
});

const block = style({ "@container": { [narrow]: { display: "block" } } });

export const table = style([block, numbers]);
export const body = style([block]);

export const head = style({
  "@container": {
    // In a narrow table each figure has its label beside it; the headings stay for screen readers.
    [narrow]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const headCell = style({
  paddingBottom: space(2),
  color: color.muted,
  fontSize: text.small,
  fontWeight: weight.medium,
  textAlign: "start",
});

export const headFigure = style([
  headCell,
  { paddingInlineStart: space(3), textAlign: "end", whiteSpace: "nowrap" },
]);

export const row = style({
  borderTop: `1px solid ${color.line}`,
  "@container": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: `${space(2)} ${space(3)}`,
      padding: `${space(3)} 0`,
    },
  },
});

const cell = style({
  "@container": {
    [roomy]: { height: 56, paddingInlineStart: space(3) },
    [narrow]: { display: "block" },
  },
});

const figure = style([
  cell,
  { "@container": { [roomy]: { textAlign: "end", whiteSpace: "nowrap" } } },
]);

export const name = style([
  block,
  {
    fontWeight: weight.medium,
    textAlign: "start",
    "@container": { [narrow]: { order: 1 } },
  },
]);

export const picture = style([
  cell,
  { "@container": { [narrow]: { order: 3, flexBasis: "100%" }, [roomy]: { width: "34%" } } },
]);

const small = style({ "@container": { [narrow]: { fontSize: text.small } } });

export const current = style([
  figure,
  small,
  { color: color.muted, "@container": { [narrow]: { order: 4 } } },
]);

export const simulated = style([
  figure,
  small,
  {
    fontWeight: weight.strong,
    "@container": { [narrow]: { order: 5, textAlign: "end" } },
  },
]);

export const change = style([
  figure,
  { color: color.muted, "@container": { [narrow]: { order: 2, textAlign: "end" } } },
]);

export const bars = style({ display: "block", width: "100%", height: 20 });

const variants = styleVariants({ current: { fill: CURRENT }, simulated: { fill: SIMULATED } });

export const fills = [variants.current, variants.simulated] as const;

/** The note below the table about the month it is based on. */
export const basis = style({ marginTop: space(4), color: color.muted, fontSize: text.small });
