import { style } from "@vanilla-extract/css";
import { space, text, TOUCH } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  marginLeft: `calc(-1 * ${space(2)})`,
});

/** As high as a finger needs, without parting the lines around it. */
export const act = style({
  minHeight: TOUCH,
  margin: `calc(-1 * ${space(2)}) 0`,
  padding: `0 ${space(2)}`,
  border: 0,
  background: "none",
  color: theme.color.brand,
  fontFamily: "inherit",
  fontSize: text.small,
  textDecoration: "underline",
  cursor: "pointer",
});
