import type { Recovery } from "../../application/recovery/recovery.ts";

/** The network state that the browser reports. It may be wrong, so a wait also ends after its pause. */
export const browserRecovery = (page: EventTarget): Recovery => ({
  wait: (pause) =>
    new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        page.removeEventListener("online", goOn);
        resolve();
      };
      const timer = setTimeout(goOn, pause);
      page.addEventListener("online", goOn);
    }),
});
