import { checkScreens } from "./support/check-screens.ts";
import { DESKTOP } from "./support/stage.ts";

// A zoom to 200 % leaves a window of 1280 × 800 half of its pixels.
checkScreens({ name: "desktop", ...DESKTOP }, { width: 640, height: 400 });
