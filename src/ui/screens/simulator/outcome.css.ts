import { style } from "@vanilla-extract/css";
import { space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { currentKey, simulatedKey } from "./scenario.css.ts";

export const bar = style({
  display: "block",
  width: "100%",
  height: 28,
  marginTop: space(4),
  borderRadius: 6,
  background: theme.color.track,
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(5)}`,
  marginTop: space(3),
  fontSize: text.small,
});

export const before = currentKey;
export const after = simulatedKey;

export const way = style({ marginTop: space(4) });
