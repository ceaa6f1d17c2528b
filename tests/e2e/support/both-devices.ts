import { DESKTOP, PHONE } from "./stage.ts";

type Options = { readonly tags?: string[] };

/** What makes a test one of the sweep alone: what it states is stated by another test, of one device or of one screen. */
export const SWEEP: Options = { tags: ["sweep"] };

/** Both devices: what is true whatever the device is tested on the desktop, and by the sweep on the phone. */
export const DEVICES = [
  { name: "desktop", theme: "dark", device: DESKTOP, options: {} as Options },
  { name: "phone", theme: "light", device: PHONE, options: SWEEP },
] as const;
