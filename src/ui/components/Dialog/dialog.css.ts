import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { card, media, motion, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** How high the keyboard is that lies over the page, where the page does not make room for it by itself. */
export const KEYBOARD = "--keyboard";

const keyboard = `var(${KEYBOARD}, 0px)`;

/** From the edge of a dialog to what it holds. */
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
  // What gets the focus is scrolled to above the actions.
  scrollPaddingBottom: space(24),
  border: `1px solid ${theme.color.line}`,
  borderRadius: card.radius,
  background: theme.color.surface,
  color: theme.color.text,
  // Whatever it is opened from, like the cell of a table, it is written like a page.
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

/** They grow with the reader's text size, as what they hold does. */
export const sizes = styleVariants({
  small: [dialog, { "@media": { [media.desktop]: { maxWidth: "26.25rem" } } }],
  normal: [dialog, { "@media": { [media.desktop]: { maxWidth: "28.75rem" } } }],
  large: [dialog, { "@media": { [media.desktop]: { maxWidth: "40rem" } } }],
});

/** Fills the dialog whole, so that a click on the dialog itself is one on its backdrop. */
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
});

/** Last in the order of reading, so that the first field is what gets the focus. */
export const close = style({
  position: "absolute",
  top: space(5),
  right: space(5),
  "@media": { [media.phone]: { top: space(3), right: space(3) } },
});

/** In sight at the foot of the dialog however little of it is, as above the keyboard of a phone. */
export const actions = style({
  position: "sticky",
  bottom: 0,
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap-reverse",
  gap: space(2),
  margin: `0 -${EDGE} -${EDGE}`,
  padding: `0 ${EDGE} ${EDGE}`,
  background: theme.color.surface,
  // What goes on below them fades.
  boxShadow: `0 -${space(3)} ${space(2)} ${theme.color.surface}`,
  "@media": {
    [media.phone]: {
      margin: `0 -${PHONE_EDGE} calc(-1 * ${PHONE_FOOT})`,
      padding: `0 ${PHONE_EDGE} ${PHONE_FOOT}`,
    },
  },
});

globalStyle(`${actions} > *`, { "@media": { [media.phone]: { flexGrow: 1 } } });
