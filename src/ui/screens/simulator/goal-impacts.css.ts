import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
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
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 120px), 1fr))",
    gap: space(3),
    marginTop: space(2),
  },
]);

export const label = style({ color: color.muted, fontSize: text.small });

export const fact = style({ fontWeight: weight.medium });

export const saved = style({ color: color.positive, fontWeight: weight.strong });
