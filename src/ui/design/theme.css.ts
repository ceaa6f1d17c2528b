import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from "@vanilla-extract/css";
import { dark, darkShadow, light, lightShadow } from "./palette.ts";

/** The theme's variables for styles; the root element has the class `dark` for the dark theme. */
export const theme = createThemeContract({ color: dark, shadow: darkShadow });

createGlobalTheme(":root", theme, { color: light, shadow: lightShadow });
createGlobalTheme(":root.dark", theme, { color: dark, shadow: darkShadow });

// Printed pages are light.
globalStyle(":root.dark", {
  "@media": { print: { vars: assignVars(theme, { color: light, shadow: lightShadow }) } },
});
