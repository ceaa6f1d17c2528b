import { style } from "@vanilla-extract/css";
import { card, media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

const threeColumns = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: card.gap,
  marginTop: space(12),
  "@media": {
    "screen and (max-width: 959.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: space(8) },
  },
});

export const facts = style([threeColumns, { gap: space(10) }]);

export const fact = style({ paddingTop: space(5), borderTop: `1px solid ${color.lineStrong}` });

export const itemTitle = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginBottom: space(2),
  fontSize: text.large,
  fontWeight: weight.strong,
  letterSpacing: "-0.01em",
});

export const itemText = style({ color: color.muted });

export const features = threeColumns;

export const feature = style({
  padding: card.padding,
  border: `1px solid ${color.line}`,
  borderRadius: card.radius,
  background: color.surface,
});

export const featureHead = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  marginBottom: space(5),
});

export const featureIcon = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  borderRadius: radius.field,
  background: color.brandSoft,
  color: color.brand,
});

export const plans = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: card.gap,
  marginTop: space(12),
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: space(8) },
  },
});

export const plan = style({
  display: "flex",
  flexDirection: "column",
  gap: space(5),
  padding: space(8),
  border: `1px solid ${color.line}`,
  borderRadius: card.radius,
  background: color.surface,
  scrollMarginTop: space(8),
  "@media": { [media.phone]: { padding: card.padding } },
});

export const bestPlan = style([
  plan,
  { borderColor: color.warningLine, boxShadow: theme.shadow.card },
]);

export const planHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 26,
});

export const planName = style({ fontSize: text.large, fontWeight: weight.strong });

export const planPrice = style({
  fontSize: "2.75rem",
  fontWeight: weight.title,
  letterSpacing: "-0.03em",
  lineHeight: 1,
});

export const planPeriod = style({
  color: color.muted,
  fontSize: text.large,
  fontWeight: weight.regular,
  letterSpacing: 0,
});

export const planItems = style({
  display: "grid",
  gap: space(3),
  flexGrow: 1,
  alignContent: "start",
});

export const planItem = style({ display: "flex", gap: space(2) });

export const planSign = style({ marginTop: 3, color: color.positive });

export const missingItem = style([planItem, { color: color.muted }]);

export const missingSign = style({ flex: "none", marginTop: 3 });

export const planTerms = style({ color: color.muted, fontSize: text.small, textAlign: "center" });
