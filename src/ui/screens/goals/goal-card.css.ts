import { keyframes, style } from "@vanilla-extract/css";
import {
  card as size,
  media,
  motion,
  radius,
  space,
  text,
  TOUCH,
  weight,
} from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { twoLines } from "../../design/utilities.css.ts";

const { color } = theme;

export const card = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: theme.shadow.card,
});

export const picture = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "2 / 1",
  borderBottom: `1px solid ${color.line}`,
  background: `radial-gradient(120% 150% at 0 0, ${color.brandSoft}, transparent 70%), ${color.raised}`,
});

/** The decoration of a goal without a photo, lower on the phone. */
export const blank = style([
  picture,
  { "@media": { [media.phone]: { height: 88, aspectRatio: "auto" } } },
]);

export const sign = style({ color: color.brand });

/** Fills its box, whatever its own size. */
export const photo = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  color: color.muted,
  fontSize: text.small,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: space(4),
  padding: `${space(4)} ${size.padding} ${size.padding}`,
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space(2),
});

export const name = style([twoLines, { fontSize: text.large, fontWeight: weight.strong }]);

/** Aligns the icons, not their touch areas, with the end of the figures. */
export const actions = style({
  display: "flex",
  gridColumn: 2,
  justifySelf: "end",
  marginInlineEnd: -10,
});

const deadline = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

export const deadlines = {
  ahead: deadline,
  overdue: style([deadline, { color: color.warning, fontWeight: weight.medium }]),
};

/** Takes the remaining height above the button. */
export const outlook = style({ flexGrow: 1 });

/** Replaces the button, at the same height. */
export const reached = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(2),
  minHeight: 42,
  borderRadius: radius.button,
  background: color.positiveSoft,
  color: color.positive,
  fontSize: text.label,
  fontWeight: weight.strong,
  "@media": { [media.phone]: { minHeight: TOUCH } },
});

const rise = keyframes({ from: { opacity: 0, transform: "scale(0.94)" } });
const ring = keyframes({
  from: { opacity: 0.9, transform: "none" },
  to: { opacity: 0, transform: "scale(1.06, 1.5)" },
});
const still = "(prefers-reduced-motion: reduce)";

export const celebrated = style([
  reached,
  {
    animation: `${rise} ${motion.calm}`,
    "::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      border: `2px solid ${color.positive}`,
      borderRadius: radius.button,
      opacity: 0,
      animation: `${ring} 700ms ease-out`,
    },
    "@media": { [still]: { animation: "none", "::after": { animation: "none" } } },
  },
]);
