import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  height: 26,
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
  count: [
    base,
    {
      justifyContent: "center",
      minWidth: 18,
      height: 18,
      padding: `0 ${space(1)}`,
      background: color.negative,
      color: color.onNegative,
      fontSize: text.tiny,
      fontWeight: weight.strong,
      fontVariantNumeric: "tabular-nums",
    },
  ],
});
