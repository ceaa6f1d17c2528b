import { style } from "@vanilla-extract/css";
import { card } from "../../design/scale.ts";

/** Ends where its card ends, so that its scrollbar is the card's. */
export const box = style({
  flex: "1 1 0px",
  margin: `0 calc(-1 * ${card.padding}) calc(-1 * ${card.padding})`,
  padding: `0 ${card.padding}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  containerType: "inline-size",
  borderRadius: `0 0 ${card.radius} ${card.radius}`,
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});
