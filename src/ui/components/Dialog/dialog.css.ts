import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { card, media, motion, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

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
  border: `1px solid ${theme.color.line}`,
  borderRadius: card.radius,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.overlay,
  animation: `${rise} ${motion.calm}`,
  "::backdrop": {
    background: theme.color.scrim,
    backdropFilter: "blur(4px)",
    animation: `${fade} ${motion.calm}`,
  },
  "@media": {
    [media.phone]: {
      inset: "auto 0 0",
      width: "100%",
      maxWidth: "100%",
      maxHeight: `calc(100dvh - ${space(6)})`,
      borderRadius: `${card.radius} ${card.radius} 0 0`,
      borderWidth: "1px 0 0",
      animation: `${slide} ${motion.calm}`,
    },
  },
});

export const sizes = styleVariants({
  small: [dialog, { "@media": { [media.desktop]: { maxWidth: 420 } } }],
  normal: [dialog, { "@media": { [media.desktop]: { maxWidth: 460 } } }],
  large: [dialog, { "@media": { [media.desktop]: { maxWidth: 640 } } }],
});

/** Fills the dialog whole, so that a click on the dialog itself is one on its backdrop. */
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  gap: space(5),
  padding: 26,
  "@media": {
    [media.phone]: {
      padding: `${space(5)} ${space(5)} max(${space(5)}, env(safe-area-inset-bottom))`,
    },
  },
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

export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: space(2),
  "@media": { [media.phone]: { flexDirection: "column-reverse", alignItems: "stretch" } },
});
