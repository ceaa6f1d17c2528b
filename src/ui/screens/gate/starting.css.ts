import { style } from "@vanilla-extract/css";
import { screensOfUsers } from "../../../text/pages/page-titles.ts";
import * as header from "../../components/PageHeader/page-header.css.ts";
import { media, SIDE } from "../../design/scale.ts";
import * as layout from "../layout/layout.css.ts";

// Who has a session is known from boot.js before the first paint.
export const frame = style({
  selectors: { ":root:not(.signed-in) &": { display: "none" } },
});

export const content = style({
  position: "relative",
  "@media": { [media.sidebar]: { selectors: { ":root.signed-in &": { paddingLeft: SIDE } } } },
});

/** Over the spinner, where the screen will have its own. */
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

/** Where a way back will stand above it. */
export const lower = style({ marginTop: layout.BACK });

/** Of all names the one of the screen that boot.js has found in the address. */
export const title = style([
  header.title,
  {
    display: "none",
    selectors: Object.fromEntries(
      Object.keys(screensOfUsers).map((path) => [ofScreen(path), { display: "block" }]),
    ),
  },
]);
