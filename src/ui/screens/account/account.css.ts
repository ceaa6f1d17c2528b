import { style } from "@vanilla-extract/css";
import { card, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const sections = style({ display: "grid", gap: card.gap, maxWidth: 760 });

/** A section's text and its action, opposite each other where there is room. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(3),
});

export const hint = style({ color: color.muted, fontSize: text.label, overflowWrap: "anywhere" });

export const none = style([hint, { margin: `${space(2)} 0 ${space(3)}` }]);

export const list = style({ display: "grid", margin: `${space(2)} 0 ${space(3)}` });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  minWidth: 0,
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: "none" } },
});

export const what = style({ flex: "1 1 120px", minWidth: 0 });

/** A long text beside a button: on the phone it has a line of its own. */
export const broad = style({ flex: "1 1 280px", minWidth: 0 });

export const address = style({ fontWeight: weight.strong, overflowWrap: "anywhere" });

/** The text below the action, if any. */
export const awaited = style({
  display: "block",
  overflowWrap: "anywhere",
  selectors: { "&:not(:empty)": { marginTop: space(3) } },
});

export const acts = style({ display: "flex", gap: space(1) });

export const link = style({
  color: color.brand,
  fontWeight: weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});

export const name = style({ fontWeight: weight.strong, lineHeight: 1.3 });

/** The text between a section's list and its action. */
export const said = style([hint, { margin: `${space(2)} 0 ${space(3)}` }]);

export const goes = style({
  display: "grid",
  gap: space(1),
  paddingLeft: space(5),
  listStyle: "disc",
});
