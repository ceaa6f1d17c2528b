import { checkScreens } from "./support/check-screens.ts";
import { phone } from "./support/devices.ts";
import { premiumScreens } from "./support/premium-screens.ts";

checkScreens(phone, premiumScreens);
