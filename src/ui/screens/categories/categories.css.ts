import { globalStyle, style } from "@vanilla-extract/css";
import { card, media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const lists = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  alignItems: "start",
  gap: card.gap,
});

// A title takes a second line before its button does.
globalStyle(`${lists} h2`, { flex: "1 1 8em" });

export const list = style({ display: "grid" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  minWidth: 0,
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: "none" } },
});

/** On its way to another place. */
export const drawn = style([row, { opacity: 0.5 }]);

/** Where a name has no room beside them, its actions stand below. */
export const what = style({ flex: "1 1 6em", minWidth: 0 });

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere", lineHeight: 1.3 });

export const detail = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const badges = style({ marginTop: space(1) });

/** The signs, not the areas around them, end where the title's button ends. */
export const actions = style({ display: "flex", flexShrink: 0, margin: "0 -10px 0 auto" });

/** What the sheet of a row says in words is not repeated where there is no room. */
export const wideOnly = style({
  display: "flex",
  "@media": { [media.phone]: { display: "none" } },
});

export const hint = style({ color: color.muted, fontSize: text.small });
