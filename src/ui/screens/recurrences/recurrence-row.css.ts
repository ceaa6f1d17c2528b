import { style } from "@vanilla-extract/css";
import { media, motion, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** An amount that does not fit beside its text goes below. */
export const row = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(3)}`,
  minHeight: 60,
  margin: `0 calc(-1 * ${space(2)})`,
  padding: `${space(2)} ${space(2)}`,
  borderTop: `1px solid ${color.line}`,
  selectors: {
    "&:first-child": { borderTopColor: "transparent" },
    "&:hover": { background: color.hover },
  },
});

export const what = style({ flex: "1 1 6rem", minWidth: 0 });

export const name = style({
  fontWeight: weight.strong,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});

export const detail = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const progress = style({ marginTop: space(2), maxWidth: 420 });

export const amount = style({
  flexShrink: 0,
  maxWidth: "100%",
  marginInlineStart: "auto",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  fontWeight: weight.strong,
  textAlign: "end",
});

/** The actions on a row, visible while it is hovered or focused; always visible on touch screens. */
export const actions = style({
  display: "flex",
  flexShrink: 0,
  gap: space(1),
  transition: `opacity ${motion.quick}`,
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
    },
    [media.phone]: { display: "contents" },
  },
});

/** The answer in a row goes below its text where it does not fit beside it. */
export const answers = style({
  display: "flex",
  flexShrink: 0,
  gap: space(2),
  "@media": { [media.phone]: { flexBasis: "100%", justifyContent: "flex-end" } },
});
