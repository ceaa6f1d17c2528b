import { style } from "@vanilla-extract/css";
import {
  BOTTOM_BAR,
  BAR,
  media,
  space,
  card,
  radius,
  weight,
  text,
  TOUCH,
} from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The first screenful: the list fills the rest of it. */
export const first = style({
  display: "flex",
  flexDirection: "column",
  minHeight: `calc(100dvh - ${space(14)})`,
  "@media": {
    print: { display: "block" },
    [media.menu]: { minHeight: `calc(100dvh - ${BAR} - ${space(14)})` },
    [media.phone]: { minHeight: `calc(100dvh - ${BAR} - ${BOTTOM_BAR} - ${space(9)})` },
  },
});

export const rest = style({ display: "flex", flexDirection: "column", flex: "1 1 auto" });

/** Ends where its card ends, so that its scrollbar is the card's. */
export const box = style({
  flex: "1 1 0px",
  margin: `0 calc(-1 * ${card.padding}) calc(-1 * ${card.padding})`,
  padding: `0 ${card.padding}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  containerType: "inline-size",
  borderRadius: `0 0 ${card.radius} ${card.radius}`,
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});

/** Does not affect the layout of the screen. */
export const area = style({ display: "contents" });

export const hint = style({
  position: "fixed",
  insetBlockStart: space(6),
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  zIndex: 2,
  padding: `${space(3)} ${space(5)}`,
  border: `2px dashed ${color.brand}`,
  borderRadius: radius.button,
  background: color.raised,
  color: color.text,
  fontWeight: weight.strong,
  // Drag events go to the screen below.
  pointerEvents: "none",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  width: "100%",
});

export const chips = style({ display: "contents" });

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  maxWidth: "100%",
  minHeight: 30,
  padding: `0 ${space(2)} 0 ${space(3)}`,
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brand,
  fontSize: text.small,
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { background: color.hover } },
  "@media": { [media.phone]: { minHeight: TOUCH } },
});
