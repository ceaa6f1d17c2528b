import { style } from "@vanilla-extract/css";
import { card, media, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const choice = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  marginBottom: card.gap,
  padding: 3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  "@media": {
    print: { display: "none" },
    // Three in a row, fewer where the letters are large.
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(max(5.25rem, 30%), 1fr))",
    },
  },
});

export const period = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: 32,
  padding: `0 ${space(3)}`,
  borderRadius: 7,
  color: color.muted,
  fontSize: text.label,
  fontWeight: weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.text },
    "&[aria-current]": { background: color.brandSoft, color: color.brand },
  },
  "@media": { [media.phone]: { minHeight: TOUCH } },
});
