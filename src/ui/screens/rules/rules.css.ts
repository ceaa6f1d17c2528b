import { globalStyle, style } from "@vanilla-extract/css";
import { card as cardScale, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const card = style({ marginTop: cardScale.gap });

export const list = style({ display: "grid" });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  minWidth: 0,
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: "none" } },
});

export const what = style({ flex: 1, minWidth: 0 });

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere", lineHeight: 1.3 });

export const note = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

/** Aligns the icons, not their touch areas, with the end of the card's text. */
export const actions = style({ display: "flex", flexShrink: 0, marginInlineEnd: -10 });

/** On narrow pages these actions are in the row's sheet instead. */
export const wideOnly = style({
  display: "flex",
  "@media": { [media.phone]: { display: "none" } },
});

export const records = style({
  maxHeight: "40vh",
  margin: `${space(3)} 0`,
  overflowY: "auto",
});

globalStyle(`${records} > li`, {
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
});

export const record = style({ display: "flex", justifyContent: "space-between", gap: space(3) });

export const recordName = style({ minWidth: 0, overflowWrap: "anywhere" });
