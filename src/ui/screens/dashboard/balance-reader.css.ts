import { style } from "@vanilla-extract/css";

export const over = style({ position: "absolute", inset: 0 });
