import { style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const days = style({
  marginBottom: space(4),
  color: theme.color.muted,
  fontSize: text.small,
});

export const total = style({ fontWeight: weight.title });

/** In the table this year's sum is styled like its category; on the phone it is a detail below it. */
export const now = style({ "@media": { [media.table]: { color: theme.color.text } } });

/** On the phone, without headings, the year is shown beside each sum. */
export const year = style({ "@media": { [media.table]: { display: "none" } } });
