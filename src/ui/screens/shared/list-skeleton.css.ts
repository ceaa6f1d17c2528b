import { style } from "@vanilla-extract/css";
import { card } from "../../design/scale.ts";

export const stack = style({ display: "grid", gap: card.gap });
