import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** Both cards fill the room that the screen reserves for them. */
export const allowanceCard = style({ height: "100%" });

export const nextCard = style({ height: "100%" });

export const list = style({ display: "grid" });

export const figure = style({ marginBottom: space(1) });

export const figures = style({
  display: "grid",
  marginTop: space(4),
  borderTop: `1px solid ${color.line}`,
});

export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(3)} ${space(8)}`,
  marginBlock: space(3),
});

export const quiet = style({ color: color.muted, fontSize: text.small, textWrap: "pretty" });

/** Alone in its row, no higher than the figures that will replace it. */
export const untold = style({
  "@media": { "screen and (max-width: 1099.98px)": { marginBlock: `calc(-1 * ${space(6)})` } },
});

export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  color: color.muted,
  fontSize: text.label,
});
