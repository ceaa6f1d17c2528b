import type { Page } from "playwright-core";

/** Runs before the product: a tab that is hidden hears nothing of workers, as if it was frozen, and never will. */
export const deafWhileHidden = () => {
  if (!isSecureContext) return;
  for (const { prototype } of [ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorker])
    prototype.addEventListener = function (this: EventTarget, type: string, hear: EventListener) {
      const hearShown = (event: Event) => {
        if (document.visibilityState === "visible") hear(event);
      };
      EventTarget.prototype.addEventListener.call(this, type, hearShown);
    };
};

/** Puts a tab into the background. */
export const hides = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

export const isShownAgain = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });
