import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from "@vanilla-extract/css";
import { dark, darkShadow, light, lightShadow } from "./palette.ts";

/** What every style may use of a theme; the root element carries the class `dark` for the dark one. */
export const theme = createThemeContract({ color: dark, shadow: darkShadow });

createGlobalTheme(":root", theme, { color: light, shadow: lightShadow });
createGlobalTheme(":root.dark", theme, { color: dark, shadow: darkShadow });

// Paper is light.
globalStyle(":root.dark", {
  "@media": { print: { vars: assignVars(theme, { color: light, shadow: lightShadow }) } },
});
