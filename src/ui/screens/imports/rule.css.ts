import { style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";

export const fields = style({ display: "flex", flexDirection: "column", gap: space(4) });
