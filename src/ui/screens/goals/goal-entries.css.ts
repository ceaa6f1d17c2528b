import { style } from "@vanilla-extract/css";
import { media, motion, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const unfold = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  minHeight: 36,
  borderRadius: radius.button,
  color: color.muted,
  fontSize: text.label,
  fontWeight: weight.medium,
  selectors: { "&:hover": { color: color.text } },
  "@media": { [media.phone]: { minHeight: TOUCH } },
});

const sign = style({ transition: `transform ${motion.quick}` });

export const signs = {
  down: sign,
  up: style([sign, { transform: "rotate(180deg)" }]),
};

/** Many years of entries scroll inside. */
export const content = style({
  display: "grid",
  gap: space(3),
  maxHeight: 280,
  overflowY: "auto",
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[hidden]": { display: "none" } },
});

export const none = style({ color: color.muted });

const line = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space(3),
  paddingBlock: space(1),
});

export const month = style([
  line,
  { borderBottom: `1px solid ${color.line}`, fontWeight: weight.strong },
]);

export const entry = style([line, { color: color.muted }]);
