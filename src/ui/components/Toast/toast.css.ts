import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import {
  BOTTOM_BAR,
  END_LINE,
  media,
  motion,
  radius,
  SIDE,
  space,
  text,
  weight,
} from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const enter = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });

/** In the middle, away from the buttons at the end of rows. */
export const viewport = style({
  position: "fixed",
  zIndex: 50,
  right: 0,
  left: SIDE,
  bottom: `calc(var(${END_LINE}, 0px) + ${space(6)})`,
  width: 380,
  maxWidth: `calc(100vw - ${space(4)})`,
  margin: "0 auto",
  outline: "none",
  "@media": {
    print: { display: "none" },
    [media.menu]: { left: 0 },
    // Between the bars: content below it can be scrolled out, up to the links at the end.
    [media.phone]: { bottom: `calc(var(${END_LINE}, 0px) + ${BOTTOM_BAR} + ${space(2)})` },
  },
});

const toast = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "start",
  gap: space(3),
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(4)}`,
  "@media": { [media.menu]: { padding: `2px ${space(1)} 2px ${space(4)}` } },
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: radius.button,
  background: theme.color.raised,
  boxShadow: theme.shadow.overlay,
  animation: `${enter} ${motion.calm}`,
  selectors: {
    "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    "&[data-swipe=cancel]": { transform: "none", transition: `transform ${motion.calm}` },
  },
});

export const tones = styleVariants({
  success: [toast],
  warning: [toast],
  failure: [toast, { borderColor: theme.color.negative }],
});

export const icons = styleVariants({
  success: { marginTop: space(2), color: theme.color.positive },
  warning: { marginTop: space(2), color: theme.color.warning },
  failure: { marginTop: space(2), color: theme.color.negative },
});

export const body = style({
  padding: `${space(1)} 0`,
  "@media": { [media.menu]: { lineHeight: 1.35 } },
});

export const title = style({ fontSize: text.label, fontWeight: weight.strong });

export const message = style({ color: theme.color.muted, fontSize: text.label });
