import { globalStyle } from "@vanilla-extract/css";

/** Where a reader's own colours replace all others, Windows' high contrast among them. */
const FORCED = "(forced-colors: active)";

// The day of today is no choice: it is bold.
const chosen = [
  "[aria-current]:not([aria-current=date])",
  "[aria-selected=true]",
  "[aria-pressed=true]",
  "[aria-checked=true]",
].join(", ");

// The choice of a group of radio buttons is shown by the label around each.
globalStyle(`:is(${chosen}, label:has(> input[type=radio]:checked))`, {
  "@media": {
    [FORCED]: {
      background: "Highlight !important",
      color: "HighlightText !important",
      forcedColorAdjust: "none",
    },
  },
});

globalStyle(`:is(${chosen}) *`, { "@media": { [FORCED]: { color: "inherit !important" } } });

// The words of charts have the theme's colours otherwise, over the reader's own paper.
globalStyle("svg :is(text, tspan)", { "@media": { [FORCED]: { fill: "CanvasText !important" } } });
