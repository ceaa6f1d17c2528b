import { checkScreens } from "./support/check-screens.ts";

checkScreens(undefined, "fresh", "admin");
