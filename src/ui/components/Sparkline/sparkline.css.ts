import { style } from "@vanilla-extract/css";
import { theme } from "../../design/theme.css.ts";

export const picture = style({ width: "100%", height: 48, overflow: "visible" });

export const area = style({ fill: theme.color.brandSoft });

export const curve = style({ fill: "none", stroke: theme.color.brand, strokeWidth: 2 });
