import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The totals of all accounts, side by side where they fit. */
export const totals = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space(4)} ${space(6)}`,
  paddingBottom: space(5),
  marginBottom: space(2),
  borderBottom: `1px solid ${color.line}`,
});

/** The sums are as large as fits. */
export const total = style({
  flex: "0 1 14rem",
  minWidth: 0,
  lineHeight: 1.2,
  "@media": { [media.phone]: { flex: "1 1 8rem" } },
});

export const totalLabel = style({
  marginBottom: space(1),
  color: color.muted,
  fontSize: text.body,
  fontWeight: weight.regular,
});

export const list = style({ display: "grid" });

/** On the phone the balance is below the name, and the actions are beside both. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: "none" } },
  "@media": {
    [media.phone]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "start" },
  },
});

export const what = style({ minWidth: 0 });

export const name = style({ fontWeight: weight.strong, overflowWrap: "anywhere", lineHeight: 1.3 });

export const detail = style({ color: color.muted, fontSize: text.small, overflowWrap: "anywhere" });

/** The name, and beside it the account's use. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(2)}`,
  marginBottom: space(1),
});

export const held = style({
  minWidth: 0,
  textAlign: "end",
  "@media": {
    [media.phone]: {
      gridColumn: "2 / -1",
      gridRow: 2,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: `${space(1)} ${space(3)}`,
    },
  },
});

export const amount = style({
  fontSize: text.large,
  fontWeight: weight.strong,
  // The longest sum fits beside the sign, however large the letters are.
  "@media": { [media.phone]: { fontSize: `min(${text.large}, 6.5vw)` } },
});

export const known = style({
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

/** Aligns the icons, not their touch areas, with the end of the title's button. */
export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  marginInlineEnd: "-10px",
});

/** On narrow pages these actions are in the row's sheet instead. */
export const wideOnly = style({
  display: "flex",
  "@media": { [media.phone]: { display: "none" } },
});

export const hint = style({ color: color.muted, fontSize: text.small });
