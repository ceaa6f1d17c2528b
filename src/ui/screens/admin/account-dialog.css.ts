import { style } from "@vanilla-extract/css";
import { text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const note = style({ color: theme.color.muted, fontSize: text.label });
