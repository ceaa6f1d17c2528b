import { DESKTOP, PHONE } from "./stage.ts";

/** A wide screen, and the smaller windows that it may have. */
export const desktop = {
  name: "desktop",
  windows: [
    // The narrowest with a sidebar, and a tablet held upright.
    { width: 960, height: 600 },
    { width: 768, height: 1024 },
    // A zoom to 200 % leaves a window of 1280 × 800 half of its pixels.
    { width: 640, height: 400 },
  ],
  ...DESKTOP,
};

/** A phone, and the smallest there is. */
export const phone = { name: "phone", windows: [{ width: 320, height: 568 }], ...PHONE };
