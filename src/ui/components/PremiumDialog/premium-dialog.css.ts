import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const offer = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  padding: space(4),
  border: `1px solid ${color.warningLine}`,
  borderRadius: radius.button,
  background: color.warningSoft,
});

export const crown = style({ color: color.warning });

export const price = style({
  display: "block",
  fontSize: "1.5rem",
  fontWeight: weight.figure,
  letterSpacing: "-0.02em",
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});

export const terms = style({ display: "block", color: color.muted, fontSize: text.small });

export const notice = style({ fontWeight: weight.medium });

export const benefits = style({ display: "grid", gap: space(2), fontSize: text.label });

export const benefitsTitle = style({
  marginBottom: space(3),
  color: color.muted,
  fontSize: text.small,
});

export const benefit = style({ display: "flex", gap: space(2), lineHeight: 1.4 });

const sign = style({ marginTop: 2 });

export const signs = styleVariants({
  included: [sign, { color: color.positive }],
  blocked: [sign, { color: color.muted }],
});

export const account = style({
  alignSelf: "center",
  fontSize: text.small,
  color: color.muted,
});

export const accountLink = style({
  textDecoration: "underline",
  selectors: { "&:hover": { color: color.text } },
});
