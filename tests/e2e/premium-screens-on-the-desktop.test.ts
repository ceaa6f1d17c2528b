import { checkScreens } from "./support/check-screens.ts";
import { desktop } from "./support/devices.ts";
import { premiumScreens } from "./support/premium-screens.ts";

checkScreens(desktop, premiumScreens);
