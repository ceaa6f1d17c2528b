import { style } from "@vanilla-extract/css";
import { media, radius, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { desktop, menu, phone, sidebar } = media;

/** On paper a screen is alone. */
const unprinted = { print: { display: "none" } } as const;

/** How wide the fixed sidebar is. */
export const SIDE = "264px";

export const frame = style({ minHeight: "100dvh" });

export const skip = style({
  position: "fixed",
  top: space(2),
  left: space(2),
  zIndex: 20,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.field,
  background: color.brand,
  color: color.onBrand,
  fontWeight: weight.strong,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
  "@media": unprinted,
});

export const side = style({
  position: "fixed",
  inset: "0 auto 0 0",
  width: SIDE,
  borderRight: `1px solid ${color.line}`,
  background: color.sidebar,
  "@media": { ...unprinted, [menu]: { display: "none" } },
});

export const column = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "@media": { [sidebar]: { paddingLeft: SIDE }, [menu]: { minHeight: "calc(100dvh - 60px)" } },
});

export const content = style({
  flexGrow: 1,
  width: "100%",
  maxWidth: 1180,
  margin: "0 auto",
  padding: `${space(8)} 40px`,
  outline: "none",
  "@media": {
    print: { padding: 0 },
    [phone]: { padding: `${space(5)} ${space(4)}` },
    "screen and (min-width: 768px) and (max-width: 1023.98px)": {
      padding: `${space(6)} ${space(5)}`,
    },
  },
});

export const add = style({
  position: "fixed",
  right: space(4),
  bottom: `max(${space(5)}, env(safe-area-inset-bottom))`,
  zIndex: 5,
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: radius.round,
  background: color.brand,
  color: color.onBrand,
  boxShadow: theme.shadow.button,
  "@media": { ...unprinted, [desktop]: { display: "none" } },
});

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 4,
  display: "grid",
  gridTemplateColumns: "44px 1fr 44px",
  alignItems: "center",
  height: 60,
  padding: `0 ${space(4)}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sidebar,
  "@media": { ...unprinted, [sidebar]: { display: "none" } },
});

export const barName = style({ textAlign: "center", fontWeight: weight.strong });

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(5)}`,
  width: "100%",
  maxWidth: 1180,
  margin: "0 auto",
  padding: `${space(4)} 40px ${space(6)}`,
  color: color.muted,
  fontSize: text.small,
  "@media": { ...unprinted, [phone]: { padding: `${space(4)} ${space(4)} ${space(24)}` } },
});

/** On the phone it leaves the next line whole to the links. */
export const footerNote = style({ "@media": { [phone]: { flexBasis: "100%" } } });

export const footerLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  selectors: { "&:hover": { color: color.text, textDecoration: "underline" } },
});
