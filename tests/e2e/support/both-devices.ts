import { SWEEP } from "../../support/sweep.ts";
import { DESKTOP, PHONE } from "./stage.ts";

/** Both devices: behaviour common to both is tested on the desktop, and by the sweep on the phone. */
export const DEVICES = [
  { name: "desktop", theme: "dark", device: DESKTOP, options: {} },
  { name: "phone", theme: "light", device: PHONE, options: SWEEP },
] as const;
