import { globalStyle, style } from "@vanilla-extract/css";
import { card, media, space, text, weight, radius } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const lists = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  alignItems: "start",
  gap: card.gap,
});

// The title wraps before its button does.
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

/** A row that is being dragged. */
export const drawn = style([row, { opacity: 0.5 }]);

/** The actions go below a name that does not fit beside them. */
export const what = style({ flex: "1 1 6em", minWidth: 0 });

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere", lineHeight: 1.3 });

export const detail = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

export const badges = style({ marginTop: space(1) });

/** Aligns the icons, not their touch areas, with the end of the title's button. */
export const actions = style({ display: "flex", flexShrink: 0, margin: "0 -10px 0 auto" });

/** On narrow pages these actions are in the row's sheet instead. */
export const wideOnly = style({
  display: "flex",
  "@media": { [media.phone]: { display: "none" } },
});

export const hint = style({ color: color.muted, fontSize: text.small });

export const group = style({ display: "grid", gap: space(2) });

export const label = style({ fontSize: text.label, fontWeight: weight.medium });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space(1) });

/** As large as a finger, around a smaller mark. */
export const choice = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  border: "2px solid transparent",
  borderRadius: radius.round,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: theme.color.hover },
    "&:has(:checked)": { borderColor: theme.color.brand },
    "&:has(:focus-visible)": { outline: `2px solid ${theme.color.brand}`, outlineOffset: 1 },
  },
  // A transparent border is drawn there.
  "@media": {
    "(forced-colors: active)": {
      borderColor: "Canvas",
      selectors: { "&:has(:checked)": { borderColor: "Highlight" } },
    },
  },
});
