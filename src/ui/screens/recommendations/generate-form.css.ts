import { globalStyle, style } from "@vanilla-extract/css";
import { group, option } from "../../components/Segmented/segmented.css.ts";
import { card as size, media, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;
const { phone } = media;

const roomy = "screen and (min-width: 1024px)";

export const card = style({
  marginBottom: size.gap,
  "@media": { print: { display: "none" } },
});

export const form = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `${space(3)} ${space(4)}`,
});

export const legend = style({
  marginBottom: space(2),
  color: color.muted,
  fontSize: text.small,
});

export const periods = style([
  group,
  { "@media": { [phone]: { display: "grid", gridTemplateColumns: "repeat(2, 1fr)" } } },
]);

export const lockedPeriod = style([option, { gap: space(1) }]);

globalStyle(`${lockedPeriod} > svg`, { color: color.warning });

globalStyle(`${form} > :is(fieldset, button)`, { "@media": { [phone]: { flex: "1 0 100%" } } });

/** Below the periods; the button stays opposite them where there is room. */
export const hint = style({
  flexBasis: "100%",
  color: color.muted,
  fontSize: text.small,
  "@media": { [roomy]: { order: 1 } },
});

export const problem = style({ marginTop: space(4) });
