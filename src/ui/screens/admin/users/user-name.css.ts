import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../../design/scale.ts";
import { theme } from "../../../design/theme.css.ts";

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
});

export const note = style({
  display: "block",
  color: theme.color.muted,
  fontSize: text.small,
  fontWeight: weight.regular,
  // A wider name would take room from all users' emails.
  "@media": { [media.desktop]: { maxWidth: "28ch" }, [media.phone]: { margin: `${space(1)} 0` } },
});
