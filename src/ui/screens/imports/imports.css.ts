import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const banks = style({ marginTop: space(4), color: color.muted, fontSize: text.small });

export const waiting = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space(4),
  textAlign: "center",
});

export const buttons = style({ display: "flex", justifyContent: "flex-end", gap: space(3) });
