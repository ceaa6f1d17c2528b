import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

/** The name of the record below the dialog's title. */
export const record = style({
  marginTop: `calc(-1 * ${space(3)})`,
  color: theme.color.muted,
  overflowWrap: "anywhere",
});

export const loading = style({ display: "grid", gap: space(3) });

export const list = style({ display: "grid", gap: space(4) });

export const item = style({
  display: "grid",
  gap: space(1),
  overflowWrap: "anywhere",
  selectors: {
    "& + &": { borderTop: `1px solid ${theme.color.line}`, paddingTop: space(4) },
  },
});

export const sentence = style({ fontWeight: weight.medium, fontVariantNumeric: "tabular-nums" });

export const lines = style({ fontSize: text.small, fontVariantNumeric: "tabular-nums" });

/** Who made it, and beside that the way back as far as there is room. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(2),
});

export const by = style({ color: theme.color.muted, fontSize: text.small });
