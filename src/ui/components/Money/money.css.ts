import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { numbers } from "../../design/utilities.css.ts";

const base = style([numbers, { whiteSpace: "nowrap" }]);

export const tones = styleVariants({
  plain: [base],
  positive: [base, { color: theme.color.positive }],
  negative: [base, { color: theme.color.negative }],
});

export const sizes = styleVariants({
  text: {},
  strong: { fontWeight: weight.strong },
  figure: {
    fontSize: text.figure,
    fontWeight: weight.figure,
    letterSpacing: "-0.02em",
    lineHeight: 1.2,
    display: "block",
    containerType: "inline-size",
  },
});

/** The width of the widest digit, in em. */
const WIDEST_DIGIT_EM = 0.55;

/** The longest amount, in characters. */
const MAX_AMOUNT_LENGTH = 24;

/** Its length is an attribute: the page's content security policy forbids inline styles. */
export const whole = style({});

for (let length = 8; length <= MAX_AMOUNT_LENGTH; length += 1)
  globalStyle(`${whole}[data-length="${length}"]`, {
    fontSize: `min(1em, ${100 / (length * WIDEST_DIGIT_EM)}cqi)`,
  });
