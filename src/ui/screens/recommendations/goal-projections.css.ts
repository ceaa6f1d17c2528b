import { style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const list = style({ display: "flex", flexDirection: "column" });

export const total = style({ marginBottom: space(4), color: color.muted });

export const goal = style({
  padding: `${space(4)} 0`,
  breakInside: "avoid",
  overflowWrap: "anywhere",
  // Where there is room, the figures of a goal are beside its name.
  "@media": {
    [media.beside]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.55fr)",
      columnGap: card.gap,
    },
  },
  selectors: {
    "& + &": { borderTop: `1px solid ${color.line}` },
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { paddingBottom: 0 },
  },
});

export const name = style({ fontWeight: weight.strong });

export const facts = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space(4),
  marginTop: space(2),
  "@media": { [media.beside]: { marginTop: 0 } },
});

export const time = style({ flex: 1, minWidth: 0 });

export const monthly = style({ textAlign: "end" });

export const label = style({ color: color.muted, fontSize: text.small });

export const note = style({
  gridColumn: "1 / -1",
  marginTop: space(2),
  color: color.muted,
  fontSize: text.small,
});

export const start = style({ display: "block", color: color.muted, fontSize: text.small });
