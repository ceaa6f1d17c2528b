import { checkScreens } from "./support/check-screens.ts";
import { desktop } from "./support/devices.ts";
import { screens } from "./support/screens.ts";

checkScreens(desktop, screens);
