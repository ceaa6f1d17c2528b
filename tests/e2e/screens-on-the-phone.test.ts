import { checkScreens } from "./support/check-screens.ts";
import { PHONE } from "./support/stage.ts";

checkScreens({ name: "phone", ...PHONE }, [{ width: 360, height: 740 }]);
