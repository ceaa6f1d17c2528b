import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../design/theme.css.ts";

const drawable = "selector(::-webkit-calendar-picker-indicator)";

export const native = style({
  fontVariantNumeric: "tabular-nums",
  selectors: {
    // With the focus on the browser's own sign, which is not seen, the field itself has none.
    "&:focus-within": {
      borderColor: theme.color.brand,
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: -1,
    },
  },
});

// The browser's own sign stays and opens the calendar, but ours is what one sees.
globalStyle(`${native}::-webkit-calendar-picker-indicator`, { opacity: 0, cursor: "pointer" });

export const icon = style({
  display: "none",
  "@supports": { [drawable]: { display: "block" } },
});
