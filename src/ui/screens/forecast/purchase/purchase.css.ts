import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

const { color } = theme;

/** Reads as a sentence with fields in its gaps. */
export const question = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(2)} ${space(2)}`,
  marginTop: space(4),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
});

// The fields are part of a sentence: an error is drawn in the answer's place, and read aloud with its field.
globalStyle(`${question} p:not([role=status])`, {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

export const words = style({ fontSize: text.body });

export const amount = style({ width: "7rem" });

export const date = style({
  width: "10rem",
  "@media": { [media.phone]: { width: "min(10.5rem, 100%)" } },
});

/** The same height with and without an answer, so that nothing below moves. */
export const answer = style({
  display: "flex",
  flex: "1 0 16rem",
  alignItems: "center",
  gap: space(2),
  minWidth: "min(100%, 16rem)",
  minHeight: "1.75rem",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { flexBasis: "100%", minHeight: "2.75rem" } },
});

const sign = style({ flexShrink: 0 });

export const yes = style([sign, { color: color.positive }]);
export const no = style([sign, { color: color.negative }]);
export const refused = style([sign, { color: color.warning }]);

export const told = style({ fontSize: text.large, fontWeight: weight.strong });

export const hint = style({ color: color.muted, fontSize: text.small });
