import type { PageVisibility } from "../../../application/device/page-visibility.ts";
import type { ProductUpdate, UpdateStanding } from "../../../application/device/product-update.ts";
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

/** Has a lock by the name of a page's script as long as the page lives: by it workers know whose files to keep. */
const holdVersion = (script: string): void =>
  void navigator.locks
    ?.request(script, { mode: "shared" }, () => new Promise<never>(() => undefined))
    .catch(() => undefined);

/**
 * Has the browser look whether the worker that waits may begin. Chromium lets it begin once the one before has nothing to
 * do; a request of a tab in that moment starts the one before again, and then it looks only at the next worker's or
 * page's start. It may lose the page that is loaded meanwhile, so what is started is a worker, of a script that does nothing.
 */
function nudge(): void {
  const worker = new Worker("/offline.js");
  setTimeout(() => worker.terminate(), RETRY_PAUSE_MS);
}

/**
 * The newer version that a service worker has ready, which is looked for whenever the page is shown. Where no worker is
 * registered there is never one. A page finds out its standing from what is there, as often as something may have
 * changed, so that it may miss any event.
 */
export function workerUpdate(surroundings: Surroundings): ProductUpdate {
  const { workers, page, view, visibility } = surroundings;
  const listeners = new Set<() => void>();
  const script = firstScript(page);
  const isThis = versionOf(script);
  let standing: UpdateStanding = "newest";
  let waiting: ServiceWorker | null = null;
  let isWanted = false;
  let looks = 0;

  /** The standing as it is now; null if it cannot be known. */
  const find = async (): Promise<UpdateStanding | null> => {
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
    // A later look knows more, but for what stays so.
    if ((turn !== looks && found !== "due") || found === null || standing === "due") return;
    if (found === "offered" && isWanted) takeOver();
    if (found === standing) return;
    standing = found;
    for (const hear of listeners) hear();
  };
  const takeOver = () => waiting?.postMessage({ type: "take-over" }, []);
  const insist = () => {
    if (standing !== "offered") return;
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
    getSnapshot: () => standing,
    isOutdated: async () => (await isOutdated(page)) === true,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    begin: () => {
      takeOver();
      if (!isWanted) setTimeout(insist, RETRY_PAUSE_MS);
      isWanted = true;
    },
  };
}
