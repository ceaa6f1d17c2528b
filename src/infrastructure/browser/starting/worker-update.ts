import type { PageVisibility } from "../../../application/device/page-visibility.ts";
import type { ProductUpdate, UpdateStanding } from "../../../application/device/product-update.ts";
import { firstScript, isOutdated } from "./is-outdated.ts";

/** How long a worker may take to say which version it has before it is asked again, in milliseconds. */
const PATIENCE = 5000;

/** How often a worker is asked; on a busy machine it may not hear at first. */
const TRIES = 6;

/** Whether a worker has the version of this page, by the page's own script; also if it never says. */
async function hasVersionOf(script: string, worker: ServiceWorker): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    const said = await ask(script, worker);
    if (said !== null) return said;
  }
  return true;
}

const ask = (script: string, worker: ServiceWorker): Promise<boolean | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    setTimeout(resolve, PATIENCE, null);
    worker.postMessage({ type: "is-yours", script }, [port2]);
  });

/**
 * The newer version that a service worker has ready, which is looked for whenever the page is shown. Where no worker is
 * registered there is never one.
 */
export function workerUpdate(
  workers: ServiceWorkerContainer | undefined,
  page: Document,
  visibility: Pick<PageVisibility, "onShown">,
): ProductUpdate {
  const listeners = new Set<() => void>();
  let standing: UpdateStanding = "newest";
  let waiting: ServiceWorker | null = null;
  const script = firstScript(page);

  const becomes = async (next: UpdateStanding, worker: ServiceWorker | null) => {
    if (worker === null || (await hasVersionOf(script, worker)) || standing === "due") return;
    if (next === "offered") waiting = worker;
    standing = next;
    for (const hear of listeners) hear();
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    const look = () => void becomes("offered", registration.waiting);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    look();
    // Without a network there is no newer version.
    visibility.onShown(() => void registration.update().catch(() => undefined));
  };
  workers?.addEventListener("controllerchange", () => void becomes("due", workers.controller));
  // Not before somebody has said that the device is theirs.
  void workers?.ready.then(watch);

  return {
    getSnapshot: () => standing,
    isOutdated: () => isOutdated(page),
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    begin: () => waiting?.postMessage({ type: "take-over" }, []),
  };
}
