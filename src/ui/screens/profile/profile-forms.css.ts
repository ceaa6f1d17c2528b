import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";

export const form = style({ display: "flex", flexDirection: "column", gap: space(4) });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: space(3),
});
