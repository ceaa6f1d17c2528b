import { globalStyle, style } from "@vanilla-extract/css";
import {
  BAR,
  BOTTOM_BAR,
  media,
  radius,
  SIDE,
  space,
  text,
  TOUCH,
  weight,
} from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { menu, phone, sidebar } = media;

/** Only the screen itself is printed. */
const unprinted = { print: { display: "none" } } as const;

export const frame = style({ minHeight: "100dvh" });

// The focused control is scrolled to between the bars.
globalStyle(`:root:has(${frame})`, {
  "@media": {
    [menu]: { scrollPaddingTop: BAR },
    [phone]: { scrollPaddingTop: BAR, scrollPaddingBottom: BOTTOM_BAR },
  },
});

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
  "@media": {
    [sidebar]: { paddingLeft: SIDE },
    [menu]: { minHeight: `calc(100dvh - ${BAR})` },
    [phone]: { minHeight: `calc(100dvh - ${BAR} - ${BOTTOM_BAR})` },
  },
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

/** How much lower a heading is below a link back, in px. */
export const BACK = 28;

/** As high as a touch target, much of it above the edge of the screen. */
export const back = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  width: "fit-content",
  height: TOUCH,
  marginTop: `calc(${BACK}px - ${TOUCH})`,
  color: color.muted,
  fontSize: text.label,
  selectors: { "&:hover": { color: color.text, textDecoration: "underline" } },
  "@media": unprinted,
});

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 4,
  display: "grid",
  gridTemplateColumns: "44px 1fr 44px",
  alignItems: "center",
  height: BAR,
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
  "@media": { ...unprinted, [phone]: { padding: space(4) } },
});

/** On the phone it has a line of its own, above the links. */
export const footerNote = style({ "@media": { [phone]: { flexBasis: "100%" } } });

export const footerLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  selectors: { "&:hover": { color: color.text, textDecoration: "underline" } },
});
