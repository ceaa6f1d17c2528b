import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

const COUNT = "clamp(18px, 1.125rem, 27px)";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  // Grows with the reader's text size.
  minHeight: "max(26px, 1.625rem)",
  padding: `0 ${space(2)}`,
  border: "1px solid transparent",
  borderRadius: radius.round,
  fontSize: text.small,
  lineHeight: 1,
  whiteSpace: "nowrap",
});

export const tones = styleVariants({
  neutral: [base, { borderColor: color.lineStrong, color: color.muted }],
  positive: [base, { background: color.positiveSoft, color: color.positive }],
  negative: [base, { background: color.negativeSoft, color: color.negative }],
  warning: [
    base,
    { background: color.warningSoft, borderColor: color.warningLine, color: color.warning },
  ],
  // Overlaps a corner, and covers little more of it however large the letters are.
  count: [
    base,
    {
      justifyContent: "center",
      minWidth: COUNT,
      minHeight: COUNT,
      padding: `0 ${space(1)}`,
      background: color.negative,
      color: color.onNegative,
      fontSize: `min(${text.tiny}, 18px)`,
      fontWeight: weight.strong,
      fontVariantNumeric: "tabular-nums",
    },
  ],
});
