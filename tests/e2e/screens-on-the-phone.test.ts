import { checkScreens } from "./support/check-screens.ts";
import { phone } from "./support/devices.ts";
import { screens } from "./support/screens.ts";

checkScreens(phone, screens);
