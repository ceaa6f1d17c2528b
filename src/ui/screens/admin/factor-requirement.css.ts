import { style } from "@vanilla-extract/css";
import { card } from "../../design/scale.ts";

export const apart = style({ marginTop: card.gap });
