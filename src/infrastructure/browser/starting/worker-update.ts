import type { PageVisibility } from "../../../application/device/page-visibility.ts";
import type { ProductUpdate, UpdateStanding } from "../../../application/device/product-update.ts";
import type { SafeStorage } from "../safe-storage.ts";
import { storageKeys } from "../storage-keys.ts";
import { firstScript, isOutdated } from "./is-outdated.ts";
import { versionOf } from "./worker-version.ts";

/**
 * How long the browser may take to let the newer version begin before the tabs do without it, and the server to say
 * which version it has before it is asked again, in milliseconds.
 */
const PATIENCE = 3000;

/** The events of a window after which it may have missed others, and that of a version given up in another tab. */
const BACK = ["focus", "online", "pageshow", "storage"];

type Surroundings = {
  /** None where the browser has no service workers. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly page: Document;
  readonly view: EventTarget;
  readonly visibility: Pick<PageVisibility, "onShown">;
  /** Says of which version, by its first script, the person has given up the pages. */
  readonly storage: Pick<SafeStorage, "get" | "set">;
};

/** Has a lock by the name of a page's script as long as the page lives: by it workers know whose files to keep. */
const holdVersion = (script: string): void =>
  void navigator.locks
    ?.request(script, { mode: "shared" }, () => new Promise<never>(() => undefined))
    .catch(() => undefined);

/**
 * The newer version that a service worker has ready, which is looked for whenever the page is shown. Where no worker is
 * registered there is never one. A page finds out its standing from what is there, as often as something may have
 * changed, so that it may miss any event. The browser lets a worker begin once the one before has nothing to do, which
 * calls of tabs can delay by minutes; pages do not wait for that, since they come from the server.
 */
export function workerUpdate(surroundings: Surroundings): ProductUpdate {
  const { workers, page, view, visibility, storage } = surroundings;
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
    const isOver = isActive === false || storage.get(storageKeys.update) === script;
    // A page may also be newer than its worker: then it would be no other one after it was loaded anew.
    const isBehind = isOver ? await isOutdated(page) : false;
    if (isBehind) return "due";
    if (isBehind === null) {
      setTimeout(onChange, PATIENCE);
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
  const goOn = () => {
    if (standing !== "offered") return;
    storage.set(storageKeys.update, script);
    onChange();
    setTimeout(goOn, PATIENCE);
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
      isWanted = true;
      takeOver();
      setTimeout(goOn, PATIENCE);
    },
  };
}
