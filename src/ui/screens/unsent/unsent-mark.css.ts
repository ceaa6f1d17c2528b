import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const mark = style({
  marginInlineStart: space(2),
  color: theme.color.warning,
  fontSize: text.tiny,
  fontWeight: "normal",
  whiteSpace: "nowrap",
});
