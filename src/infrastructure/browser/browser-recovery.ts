import type { Recovery } from "../../application/recovery/recovery.ts";

/** The network as the browser tells of it; it may be wrong, so time passes too. */
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
