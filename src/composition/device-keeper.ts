import type { Desk } from "../application/ledger/ledger.ts";
import { keepCopy, type CopyKeeper } from "../application/ledger/keep-copy.ts";
import { userId } from "../domain/shared/ids.ts";
import { nextTurn } from "../infrastructure/browser/next-turn.ts";
import { storageKeys } from "../infrastructure/browser/storage-keys.ts";
import { offlineFiles } from "../infrastructure/device/offline-files.ts";
import { sealedDeviceCopy } from "../infrastructure/device/sealed-device-copy.ts";
import { painted } from "../ui/later-unasked.ts";
import { destroyCopy } from "./destroy-copy.ts";
import type { Page } from "./page/page.ts";

/** The keeper of the ledger copy of the signed-in user; fetched where the device is their own. */
export function deviceKeeper(
  { session, clock, ownDevice }: Page,
  desk: Desk,
  shown: () => Promise<void>,
): CopyKeeper {
  const keeper = keepCopy({
    desk,
    clock,
    copy: { ...sealedDeviceCopy(), destroy: destroyCopy },
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
  void keepProduct(ownDevice);
  return keeper;
}

/** Stores the product's own files as well, once the first screen is painted. */
async function keepProduct({ since }: Page["ownDevice"]): Promise<void> {
  await painted();
  if (since() !== null) await offlineFiles.keep();
  // The device may have been disowned meanwhile.
  if (since() === null) await offlineFiles.forget();
  else await offlineFiles.keepRest(() => since() !== null);
}
