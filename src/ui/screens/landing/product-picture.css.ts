import { style } from "@vanilla-extract/css";
import { SLICES } from "../../design/palette.ts";
import { card, media, radius, space, text, weight, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const figure = style({ width: "100%" });

export const frame = style({
  height: 420,
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 24,
  background: color.page,
  boxShadow: `0 24px 120px ${color.glow}, 0 0 0 8px ${color.hover}`,
  textAlign: "start",
});

/** Drawn at the size of the product, then scaled down as a whole. */
export const screen = style({
  display: "flex",
  width: "100%",
  height: 544,
  zoom: 0.78,
  "@media": { [media.phone]: { zoom: 0.86 } },
});

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  gap: space(1),
  flex: "none",
  width: 256,
  padding: `${space(5)} ${space(3)}`,
  borderRight: `1px solid ${color.line}`,
  background: color.sidebar,
  "@media": { [media.phone]: { display: "none" } },
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  height: 36,
  padding: `0 ${space(3)}`,
  borderRadius: radius.field,
  color: color.muted,
  fontSize: text.body,
});

export const currentEntry = style([
  entry,
  {
    marginTop: space(4),
    background: color.brandSoft,
    color: color.brand,
    fontWeight: weight.medium,
  },
]);

export const content = style({
  flex: 1,
  minWidth: 0,
  padding: `${space(8)} ${space(9)}`,
  "@media": { [media.phone]: { padding: space(5) } },
});

export const head = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  marginBottom: space(6),
});

export const title = style({
  fontSize: text.title,
  fontWeight: weight.title,
  letterSpacing: "-0.025em",
  lineHeight: 1.25,
});

export const muted = style({ color: color.muted });

export const actions = style({
  display: "flex",
  gap: space(2),
  "@media": { [media.phone]: { display: "none" } },
});

export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });

export const totals = style({
  display: "grid",
  gridTemplateColumns: "1.15fr 1fr 1fr",
  gap: card.gap,
  marginBottom: card.gap,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const totalHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBottom: space(1),
  color: color.muted,
});

export const note = style({ marginTop: space(3), color: color.muted, fontSize: text.small });

export const lower = style({
  display: "grid",
  gridTemplateColumns: "1.55fr 1fr",
  gap: card.gap,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const cardTitle = style({ marginBottom: space(5), fontWeight: weight.strong });

export const categories = style({
  display: "flex",
  alignItems: "center",
  gap: space(8),
  "@media": { [media.phone]: { flexDirection: "column", gap: space(5) } },
});

export const ring = style({ position: "relative", flex: "none" });

export const ringMiddle = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
});

export const small = style({ display: "block", color: color.muted, fontSize: text.small });

export const strong = style({ fontWeight: weight.strong });

export const legend = style({
  flex: 1,
  width: "100%",
  fontSize: text.label,
  fontVariantNumeric: "tabular-nums",
});

export const legendRow = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  height: 32,
});

export const legendName = style({ flex: 1, minWidth: 0 });

export const legendAmount = style([strong, { width: 76, textAlign: "end" }]);

const swatch = style({ width: 10, height: 10, borderRadius: 3, ...tellingColour });

export const swatches = SLICES.map((background) => style([swatch, { background }]));

export const largest = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.raised,
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: radius.field,
  background: color.negativeSoft,
  color: color.negative,
});

export const top = style({ marginTop: space(3) });

export const topHead = style({
  display: "flex",
  justifyContent: "space-between",
  marginBottom: space(2),
  fontSize: text.label,
});

export const caption = style({
  marginTop: space(4),
  color: color.muted,
  fontSize: text.small,
  textAlign: "center",
});
