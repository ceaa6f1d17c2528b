import { keyframes, style } from "@vanilla-extract/css";
import { card, media, motion, SIDE, space } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { tones } from "../../components/Badge/badge.css.ts";
import { variants } from "../../components/IconButton/icon-button.css.ts";

const { color } = theme;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const fall = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });

/** Beside the sidebar's bell; without a sidebar, below the bell of the bar. */
export const popover = style({
  position: "fixed",
  flexDirection: "column",
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: card.radius,
  background: color.surface,
  color: color.text,
  boxShadow: theme.shadow.overlay,
  outline: "none",
  selectors: { "&:popover-open": { display: "flex" } },
  "@media": {
    [media.sidebar]: {
      inset: `auto auto ${space(4)} calc(${SIDE} + ${space(3)})`,
      width: 400,
      maxWidth: `calc(100vw - ${SIDE} - ${space(6)})`,
      maxHeight: `calc(100dvh - ${space(8)})`,
      animation: `${rise} ${motion.calm}`,
    },
    [media.menu]: {
      inset: `68px ${space(2)} auto auto`,
      width: `min(400px, calc(100vw - ${space(4)}))`,
      maxHeight: `calc(100dvh - 68px - ${space(4)})`,
      animation: `${fall} ${motion.calm}`,
    },
  },
});

export const awaited = style({
  display: "grid",
  placeItems: "center",
  minHeight: 160,
  color: color.brand,
});

/** The id of the popover that the bells open. */
export const NOTIFICATIONS = "notificacoes";

export const bell = style([variants.outline, { position: "relative" }]);

/** Over the corner, so that nothing moves when it appears. */
export const badge = style([tones.count, { position: "absolute", top: -7, right: -7 }]);
