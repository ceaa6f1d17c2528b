import { forgetDevice } from "../../infrastructure/browser/forget-device.ts";
import type { Page } from "./page.ts";

/** Removes everything this browser stores, then goes to an address. */
export const departFrom =
  ({ ownDevice, storage, tab, session }: Pick<Page, "ownDevice" | "storage" | "tab" | "session">) =>
  (to: string): void => {
    // The session has ended: refused requests must not redirect elsewhere.
    session.stop();
    ownDevice.forgetUnsent();
    ownDevice.forget(() => {
      forgetDevice(storage, tab);
      location.assign(to);
    });
  };
