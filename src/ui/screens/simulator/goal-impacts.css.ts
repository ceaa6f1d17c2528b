import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";
import { numbers } from "../../design/utilities.css.ts";

const { color } = theme;

export const list = style({ display: "flex", flexDirection: "column" });

export const goal = style({
  padding: `${space(4)} 0`,
  selectors: {
    "& + &": { borderTop: `1px solid ${color.line}` },
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { paddingBottom: 0 },
  },
});

export const name = style({ fontWeight: weight.strong });

export const facts = style([
  numbers,
  {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space(3),
    marginTop: space(2),
    "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr" } },
  },
]);

export const label = style({ color: color.muted, fontSize: text.small });

export const fact = style({ fontWeight: weight.medium });

export const saved = style({ color: color.positive, fontWeight: weight.strong });
