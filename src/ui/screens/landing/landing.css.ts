import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The column that holds every section of the page. */
export const column = style({
  width: "100%",
  maxWidth: 1112,
  margin: "0 auto",
  padding: `0 ${space(6)}`,
  "@media": { [media.phone]: { padding: `0 ${space(4)}` } },
});

export const bar = style([
  column,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space(4),
    minHeight: 86,
    "@media": { [media.phone]: { minHeight: 68 } },
  },
]);

export const sections = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(2),
  "@media": { "screen and (max-width: 959.98px)": { display: "none" } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 40,
  padding: `0 ${space(3)}`,
  borderRadius: radius.field,
  color: color.muted,
  fontWeight: weight.medium,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: color.text } },
  "@media": { [media.phone]: { minHeight: TOUCH } },
});

export const premiumLink = style([link, { gap: space(1), color: color.warning }]);

export const entrance = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  marginInlineStart: "auto",
});

export const desktopOnly = style({ "@media": { [media.phone]: { display: "none" } } });

export const hero = style([
  column,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    paddingTop: space(16),
    textAlign: "center",
    "@media": { [media.phone]: { paddingTop: space(8) } },
  },
]);

export const headline = style({
  margin: `${space(6)} 0 ${space(7)}`,
  fontSize: "clamp(2.25rem, 10vw, 4.625rem)",
  fontWeight: weight.title,
  letterSpacing: "-0.04em",
  lineHeight: 1.02,
});

export const headlineLine = style({ display: "block" });

export const accent = style({ color: color.brand, whiteSpace: "nowrap" });

export const lead = style({
  maxWidth: "36em",
  color: color.muted,
  fontSize: "clamp(1.0625rem, 1.4vw, 1.1875rem)",
  lineHeight: 1.5,
  textWrap: "balance",
});

export const calls = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space(3),
  margin: `${space(7)} 0 ${space(14)}`,
  "@media": {
    [media.phone]: { alignSelf: "stretch", flexDirection: "column", marginBottom: space(10) },
  },
});

export const section = style([
  column,
  {
    paddingTop: space(28),
    scrollMarginTop: `-${space(8)}`,
    "@media": { [media.phone]: { paddingTop: space(18), scrollMarginTop: `-${space(4)}` } },
  },
]);

export const sectionTitle = style({
  maxWidth: "20em",
  fontSize: "clamp(1.75rem, 3.4vw, 2.5rem)",
  fontWeight: weight.title,
  letterSpacing: "-0.03em",
  lineHeight: 1.12,
  textWrap: "balance",
});

export const sectionLead = style([lead, { marginTop: space(4) }]);

export const eyebrow = style({
  marginBottom: space(3),
  color: color.brand,
  fontSize: text.label,
  fontWeight: weight.strong,
});

export const closing = style([
  section,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: space(6),
    paddingBottom: space(28),
    textAlign: "center",
    "@media": { [media.phone]: { paddingBottom: space(18) } },
  },
]);

export const footer = style({ borderTop: `1px solid ${color.line}`, background: color.sidebar });

export const footerRow = style([
  column,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: space(4),
    paddingBlock: space(8),
    fontSize: text.label,
  },
]);

export const footerLinks = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space(2)}` });

/** The notice of a session that ended. */
export const ended = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(4),
  width: `calc(100% - 2 * ${space(4)})`,
  maxWidth: 1064,
  margin: "0 auto",
  padding: space(4),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.raised,
});

globalStyle(`${ended} > p`, { flex: "1 1 240px" });
