import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";

export const actions = style({ display: "grid", gap: space(2) });
