import { style, styleVariants } from "@vanilla-extract/css";
import { SLICES } from "../../design/palette.ts";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { numbers } from "../../design/utilities.css.ts";

const { color } = theme;
const { phone, desktop } = media;

/** As it is, and as it would be: two of the fixed colours, the same in both themes. */
const CURRENT = SLICES[5];
const SIMULATED = SLICES[2];

export const legend = style({ display: "inline-flex", gap: space(4), fontSize: text.small });

const key = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  color: color.muted,
  "::before": { content: "", width: 10, height: 10, borderRadius: 3 },
});

export const currentKey = style([key, { "::before": { background: CURRENT } }]);
export const simulatedKey = style([key, { "::before": { background: SIMULATED } }]);

/** Where there are columns, their heads name the figures. */
export const phoneKey = style({
  marginInlineEnd: space(2),
  color: color.muted,
  fontWeight: weight.regular,
  "@media": { [desktop]: { display: "none" } },
});

const block = style({ "@media": { [phone]: { display: "block" } } });

export const table = style([block, numbers]);
export const body = style([block]);

export const head = style({
  "@media": {
    // On the phone each figure has its name beside it; the words stay for screen readers.
    [phone]: {
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
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gridTemplateAreas: '"name change" "picture picture" "current simulated"',
      gap: `${space(2)} ${space(3)}`,
      padding: `${space(3)} 0`,
    },
  },
});

const cell = style({
  "@media": {
    [desktop]: { height: 56, paddingInlineStart: space(3) },
    [phone]: { display: "block" },
  },
});

const figure = style([
  cell,
  { "@media": { [desktop]: { textAlign: "end", whiteSpace: "nowrap" } } },
]);

export const name = style([
  block,
  {
    fontWeight: weight.medium,
    textAlign: "start",
    "@media": { [phone]: { gridArea: "name" } },
  },
]);

export const picture = style([
  cell,
  { "@media": { [phone]: { gridArea: "picture" }, [desktop]: { width: "34%" } } },
]);

const small = style({ "@media": { [phone]: { fontSize: text.small } } });

export const current = style([
  figure,
  small,
  { color: color.muted, "@media": { [phone]: { gridArea: "current" } } },
]);

export const simulated = style([
  figure,
  small,
  {
    fontWeight: weight.strong,
    "@media": { [phone]: { gridArea: "simulated", textAlign: "end" } },
  },
]);

export const change = style([
  figure,
  { color: color.muted, "@media": { [phone]: { gridArea: "change", textAlign: "end" } } },
]);

export const bars = style({ display: "block", width: "100%", height: 20 });

const variants = styleVariants({ current: { fill: CURRENT }, simulated: { fill: SIMULATED } });

export const fills = [variants.current, variants.simulated] as const;
