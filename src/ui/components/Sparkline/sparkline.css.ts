import { style } from "@vanilla-extract/css";
import { card, media, space } from "../../design/scale.ts";
import { SPARK_EDGE, SPARK_HEIGHT } from "./smooth-path.ts";
import { theme } from "../../design/theme.css.ts";

// The background at the bottom of a card, with the card's rounded corners.
export const ground = style({
  position: "relative",
  margin: `${space(3)} calc(-1 * ${card.padding}) calc(-1 * ${card.padding})`,
});

export const picture = style({
  width: "100%",
  height: SPARK_HEIGHT + 2 * SPARK_EDGE,
  borderRadius: `0 0 calc(${card.radius} - 1px) calc(${card.radius} - 1px)`,
  // On the phone the card continues below it.
  "@media": { [media.phone]: { borderRadius: 0 } },
});

/** Covers it exactly. */
export const over = style({ position: "absolute", inset: 0 });

export const area = style({ fill: theme.color.brandSoft });

export const curve = style({ fill: "none", stroke: theme.color.brand, strokeWidth: 2 });
