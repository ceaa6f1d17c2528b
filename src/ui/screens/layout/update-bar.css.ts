import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../design/scale.ts";
import { column } from "./layout.css.ts";
import { line } from "./device-line.css.ts";

/** The height of two lines and a button on a phone, in px. */
const HEIGHT = 112;

/** The height of the two lines below it on a phone, in px. */
const LINE = 56;

/** Shown below the screen, and above it the message of the device's copy. */
export const bar = style([
  line,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: space(3),
  },
]);

globalStyle(`${line}:not(:empty) + ${bar}`, { marginBottom: LINE });

globalStyle(`:root:has(${bar}:not(:empty)) ${column}`, {
  "@media": { screen: { paddingBottom: HEIGHT } },
});
