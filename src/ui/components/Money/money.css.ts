import { style, styleVariants } from "@vanilla-extract/css";
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
    // A sum that is wider than its card goes on in the next line, not beyond the card.
    overflowWrap: "break-word",
    whiteSpace: "normal",
  },
});
