import { style } from "@vanilla-extract/css";

/** The reference for elements placed over the chart. */
export const box = style({ position: "relative" });
