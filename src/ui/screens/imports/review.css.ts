import { globalStyle, style } from "@vanilla-extract/css";
import {
  BOTTOM_BAR,
  card,
  END_LINE,
  media,
  radius,
  space,
  text,
  weight,
} from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The parts of the review, one below the other. */
export const step = style({ display: "flex", flexDirection: "column", gap: card.gap });

const list = style({ display: "flex", flexDirection: "column", gap: space(4) });

export const files = list;

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space(4),
});

export const facts = style({
  display: "flex",
  flexDirection: "column",
  gap: space(1),
  minWidth: 0,
});

export const source = style({ fontWeight: weight.strong });

export const note = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const proof = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(2),
  marginTop: space(1),
});

export const account = style({
  width: "min(100%, 380px)",
  "@media": { [media.phone]: { width: "100%" } },
});

export const questions = list;

export const question = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(3),
});

export const answers = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

/** In a narrow window the headings are wider than the page, and scroll sideways. */
export const headings = style({ marginBottom: space(4), overflowX: "auto", whiteSpace: "nowrap" });

globalStyle(`${headings} > *`, { maxWidth: "none" });

export const actions = style({
  position: "sticky",
  insetBlockEnd: `calc(var(${END_LINE}, 0px) + ${space(3)})`,
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space(3),
  padding: `${space(3)} ${card.padding}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.raised,
  "@media": {
    [media.phone]: { insetBlockEnd: `calc(var(${END_LINE}, 0px) + ${BOTTOM_BAR} + ${space(2)})` },
  },
});

export const buttons = style({ display: "flex", justifyContent: "flex-end", gap: space(3) });
