import { style } from "@vanilla-extract/css";
import { text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const future = style({ color: theme.color.warning, fontSize: text.tiny });
