import { checkScreens } from "./support/check-screens.ts";
import { DESKTOP } from "./support/stage.ts";

checkScreens({ name: "desktop", ...DESKTOP }, [
  // The narrowest with a sidebar, and a tablet held upright.
  { width: 960, height: 600 },
  { width: 768, height: 1024 },
  // A zoom to 200 % leaves a window of 1280 × 800 half of its pixels.
  { width: 640, height: 400 },
]);
