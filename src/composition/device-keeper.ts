import type { ObservableBook } from "../application/ledger/ledger.ts";
import { keepCopy, type CopyKeeper } from "../application/ledger/keep-copy.ts";
import { userId } from "../domain/shared/ids.ts";
import { nextTurn } from "../infrastructure/browser/next-turn.ts";
import { storageKeys } from "../infrastructure/browser/stores/storage-keys.ts";
import { offlineFiles } from "../infrastructure/device/offline-files.ts";
import { sealedDeviceCopy } from "../infrastructure/device/sealed-device-copy.ts";
import { painted } from "../ui/prefetched.ts";
import { destroyCopy } from "./destroy-copy.ts";
import type { Page } from "./page/page.ts";

/** The keeper of the ledger copy of the signed-in user; fetched where the device is their own. */
export function deviceKeeper(
  page: Page,
  observableBook: ObservableBook,
  shown: () => Promise<void>,
): CopyKeeper {
  const { session, clock, ownDevice } = page;
  const copy = sealedDeviceCopy();
  // Nothing of the first screen needs it.
  const cacheAnswers = () =>
    import("./cache-answers.ts").then(
      (it) => it.cacheAnswers(page, observableBook),
      () => undefined,
    );
  const keeper = keepCopy({
    observableBook,
    clock,
    copy: {
      ...copy,
      begin: async (...book) => {
        const isKept = await copy.begin(...book);
        if (isKept) void cacheAnswers();
        return isKept;
      },
      destroy: destroyCopy,
    },
    owner: session.getSnapshot().context.session?.user.id ?? userId(""),
    wait: (pause) =>
      new Promise((resolve) => {
        setTimeout(resolve, pause);
      }),
    shown,
    turn: nextTurn,
  });
  // Another tab has disowned the device or signed out.
  addEventListener("storage", ({ key }) => {
    if (key === storageKeys.device && ownDevice.since() === null) void keeper.end();
  });
  // The server has answered: whoever waits for the network need not until the browser notices.
  keeper.subscribe(() => {
    if (keeper.getSnapshot() === null) dispatchEvent(new Event("online"));
  });
  void keepProduct(ownDevice);
  void shown().then(cacheAnswers);
  return keeper;
}

/** Stores the product's own files as well, once the first screen is painted. */
async function keepProduct({ since }: Page["ownDevice"]): Promise<void> {
  await painted();
  // Without a network it may be too late to fetch it.
  void import("../ui/screens/needs-server/NeedsServer.tsx").catch(() => undefined);
  if (since() !== null) await offlineFiles.keep();
  // The device may have been disowned meanwhile.
  if (since() === null) await offlineFiles.forget();
  else await offlineFiles.keepRest(() => since() !== null);
}
