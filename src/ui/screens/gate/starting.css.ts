import { style } from "@vanilla-extract/css";
import { screensOfUsers } from "../../../text/pages/page-titles.ts";
import * as header from "../../components/PageHeader/page-header.css.ts";
import { media, SIDE } from "../../design/scale.ts";
import * as layout from "../layout/layout.css.ts";

// boot.js knows before the first paint whether there is a session.
export const frame = style({
  selectors: { ":root:not(.signed-in) &": { display: "none" } },
});

export const content = style({
  position: "relative",
  "@media": { [media.sidebar]: { selectors: { ":root.signed-in &": { paddingLeft: SIDE } } } },
});

/** Above the spinner, in the place of the screen's own heading. */
export const heading = style([
  layout.content,
  {
    position: "absolute",
    inset: "0 0 auto",
    width: "auto",
    "@media": { [media.sidebar]: { left: SIDE } },
  },
]);

const ofScreen = (path: string) =>
  `:root.signed-in[data-screen="${path}"] &[data-of="${path}"]` as const;

/** Leaves room for a link back above it. */
export const lower = style({ marginTop: layout.BACK });

/** The title of each screen; visible is the one that boot.js found in the address. */
export const title = style([
  header.title,
  {
    display: "none",
    selectors: Object.fromEntries(
      Object.keys(screensOfUsers).map((path) => [ofScreen(path), { display: "block" }]),
    ),
  },
]);
