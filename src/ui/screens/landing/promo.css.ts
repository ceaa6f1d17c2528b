import { style } from "@vanilla-extract/css";
import { media, motion, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const screen = style({
  position: "relative",
  overflow: "hidden",
  marginTop: space(12),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 24,
  boxShadow: `0 24px 120px ${color.glow}, 0 0 0 8px ${color.hover}`,
  "@media": { [media.phone]: { marginTop: space(8), borderRadius: 16 } },
});

export const video = style({ display: "block", width: "100%", height: "auto" });

export const cover = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space(4),
  // The poster is dark in both themes.
  background: "rgb(5 10 8 / 46%)",
  color: "#ecf4ef",
  fontWeight: weight.strong,
  outlineOffset: -6,
});

export const play = style({
  display: "grid",
  placeItems: "center",
  width: 84,
  height: 84,
  paddingLeft: 5,
  borderRadius: radius.round,
  background: "#34d399",
  color: "#04231a",
  boxShadow: "0 12px 48px rgb(52 211 153 / 38%)",
  transition: `transform ${motion.calm}`,
  selectors: { [`${cover}:hover &`]: { transform: "scale(1.06)" } },
  "@media": {
    [media.phone]: { width: 64, height: 64 },
    "(prefers-reduced-motion: reduce)": { transition: "none" },
  },
});

export const playText = style({ fontSize: text.large });

export const transcript = style({ marginTop: space(5), color: color.muted });

export const summary = style({
  width: "fit-content",
  padding: `${space(2)} 0`,
  fontSize: text.label,
  fontWeight: weight.medium,
  cursor: "pointer",
  selectors: { "&:hover": { color: color.text } },
  "@media": { [media.phone]: { lineHeight: `calc(${TOUCH} - ${space(4)})` } },
});

export const steps = style({
  display: "grid",
  gap: space(1),
  paddingLeft: space(6),
  fontSize: text.body,
  listStyle: "decimal",
});
