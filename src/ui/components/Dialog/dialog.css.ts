import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { card, media, motion, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** The height of a keyboard that covers the page, where the page is not resized for it. */
export const KEYBOARD = "--keyboard";

const keyboard = `var(${KEYBOARD}, 0px)`;

/** The padding of a dialog. */
const EDGE = "26px";
const PHONE_EDGE = space(5);
const PHONE_FOOT = `max(${PHONE_EDGE}, env(safe-area-inset-bottom))`;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });
const slide = keyframes({ from: { transform: "translateY(100%)" } });
const fade = keyframes({ from: { opacity: 0 } });

const dialog = style({
  position: "fixed",
  inset: 0,
  margin: "auto",
  width: `calc(100% - ${space(8)})`,
  maxHeight: `calc(100dvh - ${space(8)})`,
  overflow: "auto",
  overscrollBehavior: "contain",
  // The focused control is scrolled to above the actions.
  scrollPaddingBottom: space(24),
  border: `1px solid ${theme.color.line}`,
  borderRadius: card.radius,
  background: theme.color.surface,
  color: theme.color.text,
  // Text as on a page, wherever it is opened, for instance in a table cell.
  fontSize: text.body,
  fontWeight: weight.regular,
  textAlign: "start",
  whiteSpace: "normal",
  boxShadow: theme.shadow.overlay,
  animation: `${rise} ${motion.calm}`,
  "::backdrop": {
    background: theme.color.scrim,
    backdropFilter: "blur(4px)",
    animation: `${fade} ${motion.calm}`,
  },
  "@media": {
    [media.phone]: {
      inset: `auto 0 ${keyboard}`,
      width: "100%",
      maxWidth: "100%",
      maxHeight: `calc(100dvh - ${keyboard} - ${space(6)})`,
      borderRadius: `${card.radius} ${card.radius} 0 0`,
      borderWidth: "1px 0 0",
      animation: `${slide} ${motion.calm}`,
    },
  },
});

/** Grow with the reader's text size, as their content does. */
export const sizes = styleVariants({
  small: [dialog, { "@media": { [media.desktop]: { maxWidth: "26.25rem" } } }],
  normal: [dialog, { "@media": { [media.desktop]: { maxWidth: "28.75rem" } } }],
  large: [dialog, { "@media": { [media.desktop]: { maxWidth: "40rem" } } }],
});

/** Fills the whole dialog, so that a click on the dialog itself is a click on its backdrop. */
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  gap: space(5),
  padding: EDGE,
  "@media": { [media.phone]: { padding: `${PHONE_EDGE} ${PHONE_EDGE} ${PHONE_FOOT}` } },
});

export const title = style({
  paddingInlineEnd: space(12),
  fontSize: text.large,
  fontWeight: weight.strong,
  // Below the button that closes there is room for the keys of an amount.
  "@media": { [media.phone]: { marginBottom: space(2) } },
});

/** Last in the reading order, so that the first field gets the focus. */
export const close = style({
  position: "absolute",
  top: space(5),
  right: space(5),
  "@media": { [media.phone]: { top: space(3), right: space(3) } },
});

/** Visible at the foot of the dialog however small it is, as above a phone's keyboard. */
export const actions = style({
  position: "sticky",
  // Over the keys of an amount that is scrolled below them.
  zIndex: 1,
  bottom: 0,
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap-reverse",
  gap: space(2),
  margin: `0 -${EDGE} -${EDGE}`,
  padding: `0 ${EDGE} ${EDGE}`,
  background: theme.color.surface,
  // Content scrolled below the actions fades.
  boxShadow: `0 -${space(3)} ${space(2)} ${theme.color.surface}`,
  "@media": {
    [media.phone]: {
      margin: `0 -${PHONE_EDGE} calc(-1 * ${PHONE_FOOT})`,
      padding: `0 ${PHONE_EDGE} ${PHONE_FOOT}`,
    },
  },
});

globalStyle(`${actions} > *`, { "@media": { [media.phone]: { flexGrow: 1 } } });
