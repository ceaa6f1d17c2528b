import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "../../design/scale.ts";

export const stack = style({ display: "grid", gap: card.gap });

// Totals have a margin of their own.
globalStyle(`${stack} > div`, { marginBottom: 0 });
