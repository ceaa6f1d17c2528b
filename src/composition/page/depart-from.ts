import { forgetDevice } from "../../infrastructure/browser/forget-device.ts";
import type { Page } from "./page.ts";

/** Has the browser keep nothing, and go where whoever has left is told so. */
export const departFrom =
  ({ ownDevice, storage, tab, session }: Pick<Page, "ownDevice" | "storage" | "tab" | "session">) =>
  (to: string): void => {
    // What is refused from now on, since the session has ended, must lead nowhere else.
    session.stop();
    ownDevice.forget(() => {
      forgetDevice(storage, tab);
      location.assign(to);
    });
  };
