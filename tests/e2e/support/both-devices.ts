import { DESKTOP, PHONE } from "./stage.ts";

type Options = { readonly tags?: string[] };

/** Marks a test that only the sweep runs: another test covers it, on one device or one screen. */
export const SWEEP: Options = { tags: ["sweep"] };

/** Both devices: behaviour common to both is tested on the desktop, and by the sweep on the phone. */
export const DEVICES = [
  { name: "desktop", theme: "dark", device: DESKTOP, options: {} as Options },
  { name: "phone", theme: "light", device: PHONE, options: SWEEP },
] as const;
