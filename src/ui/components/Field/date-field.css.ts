import { globalStyle, style } from "@vanilla-extract/css";

const drawable = "selector(::-webkit-calendar-picker-indicator)";

export const date = style({ fontVariantNumeric: "tabular-nums" });

// The browser's own sign stays and opens the calendar, but ours is what one sees.
globalStyle(`${date}::-webkit-calendar-picker-indicator`, { opacity: 0, cursor: "pointer" });

export const icon = style({
  display: "none",
  "@supports": { [drawable]: { display: "block" } },
});
