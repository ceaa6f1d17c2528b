import type { PageVisibility } from "../../../application/device/page-visibility.ts";
import type { ProductUpdate, UpdateState } from "../../../application/device/product-update.ts";
import { firstScript, isOutdated } from "./is-outdated.ts";
import { versionOf } from "./worker-version.ts";

/** How long the browser and the server may take before they are asked again. */
const RETRY_PAUSE_MS = 1000;

/** The events of a window after which it may have missed others: it was away, frozen, or without a network. */
const BACK = ["focus", "online", "pageshow"];

type Surroundings = {
  /** None where the browser has no service workers. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly page: Document;
  readonly view: EventTarget;
  readonly visibility: Pick<PageVisibility, "onShown">;
};

/** Holds a lock named after the page's script while the page lives, so that workers know whose files to keep. */
const holdVersion = (script: string): void =>
  void navigator.locks
    ?.request(script, { mode: "shared" }, () => new Promise<never>(() => undefined))
    .catch(() => undefined);

/**
 * Makes Chromium re-check whether the waiting service worker can activate. Chromium activates it once the previous
 * worker is idle; a request of a tab in that moment wakes the previous one, and the next check comes only when a worker
 * or page starts. Loading a page could lose that page, so this starts a worker whose script does nothing.
 */
function nudge(): void {
  const worker = new Worker("/offline.js");
  setTimeout(() => worker.terminate(), RETRY_PAUSE_MS);
}

/**
 * The newer version that a service worker has ready; checked whenever the page is shown. Without a registered worker
 * there is never one. The state is derived each time from what is there, so a missed event does not matter.
 */
export function workerUpdate(surroundings: Surroundings): ProductUpdate {
  const { workers, page, view, visibility } = surroundings;
  const listeners = new Set<() => void>();
  const script = firstScript(page);
  const isThis = versionOf(script);
  let state: UpdateState = "newest";
  let waiting: ServiceWorker | null = null;
  let isWanted = false;
  let looks = 0;

  /** The standing as it is now; null if it cannot be known. */
  const find = async (): Promise<UpdateState | null> => {
    const registration = await workers?.getRegistration();
    if (registration === undefined) return "newest";
    registration.addEventListener("updatefound", onChange);
    const { active, installing } = registration;
    ({ waiting } = registration);
    for (const worker of [installing, waiting]) worker?.addEventListener("statechange", onChange);
    const [isActive, isNext] = await Promise.all([active, waiting].map(isThis));
    // A page may also be newer than its worker: then it would be no other one after it was loaded anew.
    const isBehind = isActive === false ? await isOutdated(page) : false;
    if (isBehind) return "due";
    if (isBehind === null) {
      setTimeout(onChange, RETRY_PAUSE_MS);
      return null;
    }
    if (isNext === false) return "offered";
    return isActive === null || isNext === null ? null : "newest";
  };
  const look = async () => {
    looks += 1;
    const turn = looks;
    const found = await find();
    // The latest check decides, except that "due" is final.
    if ((turn !== looks && found !== "due") || found === null || state === "due") return;
    if (found === "offered" && isWanted) takeOver();
    if (found === state) return;
    state = found;
    for (const listener of listeners) listener();
  };
  const takeOver = () => waiting?.postMessage({ type: "take-over" }, []);
  const insist = () => {
    if (state !== "offered") return;
    nudge();
    setTimeout(insist, RETRY_PAUSE_MS);
  };
  const onChange = () => void look().catch(() => undefined);

  workers?.addEventListener("controllerchange", onChange);
  for (const event of BACK) view.addEventListener(event, onChange);
  visibility.onShown(() => {
    onChange();
    // Without a network there is no newer version.
    void workers
      ?.getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  });
  // Not before somebody has said that the device is theirs.
  void workers?.ready.then(onChange).then(() => holdVersion(script));

  return {
    getSnapshot: () => state,
    isOutdated: async () => (await isOutdated(page)) === true,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      takeOver();
      if (!isWanted) setTimeout(insist, RETRY_PAUSE_MS);
      isWanted = true;
    },
  };
}
