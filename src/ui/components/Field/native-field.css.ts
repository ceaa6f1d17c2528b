import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../design/theme.css.ts";

const drawable = "selector(::-webkit-calendar-picker-indicator)";

export const native = style({
  fontVariantNumeric: "tabular-nums",
  selectors: {
    // The field shows no focus ring of its own while the browser's hidden icon has the focus.
    "&:focus-within": {
      borderColor: theme.color.brand,
      outline: `2px solid ${theme.color.brand}`,
      outlineOffset: -1,
    },
  },
});

// The browser's own icon is invisible over ours, and opens the calendar.
globalStyle(`${native}::-webkit-calendar-picker-indicator`, { opacity: 0, cursor: "pointer" });

export const icon = style({
  display: "none",
  "@supports": { [drawable]: { display: "block" } },
});
