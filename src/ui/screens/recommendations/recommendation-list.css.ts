import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

import { numbers } from "../../design/utilities.css.ts";

const { color } = theme;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  gap: space(3),
});

export const item = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.raised,
  breakInside: "avoid",
  overflowWrap: "anywhere",
});

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space(2),
  marginBottom: space(3),
});

export const title = style({ marginBottom: space(1), fontWeight: weight.strong });

/** The figure is alone on its line where there is room. */
export const figure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space(2)}`,
  marginBottom: space(2),
  color: color.muted,
  fontSize: text.small,
});

export const number = style([
  numbers,
  { color: color.text, fontSize: "1.375rem", fontWeight: weight.figure },
]);

export const description = style({
  color: color.muted,
  fontSize: text.label,
  whiteSpace: "pre-line",
});

export const impact = style({ paddingTop: space(3) });

/** At the bottom of the card, so that the buttons of a row are aligned. */
export const act = style({
  marginTop: "auto",
  paddingTop: space(4),
  "@media": { print: { display: "none" } },
});

/** Printed expanded, since paper cannot be opened. */
export const others = style({
  marginTop: space(3),
  "@media": {
    print: {
      selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
    },
  },
});

export const more = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  minHeight: TOUCH,
  color: color.brand,
  fontSize: text.label,
  fontWeight: weight.medium,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { textDecoration: "underline" },
  },
});

globalStyle(`${others}[open] > ${more} > svg`, { transform: "rotate(180deg)" });

export const label = style({ color: color.muted, fontSize: text.small });

/** The amount may also be a lack, so it has no colour. */
export const gain = style({ fontWeight: weight.medium });
