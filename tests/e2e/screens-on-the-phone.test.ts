import { checkScreens } from "./support/check-screens.ts";
import { PHONE } from "./support/stage.ts";

checkScreens({ name: "phone", ...PHONE }, [{ width: 320, height: 568 }]);
