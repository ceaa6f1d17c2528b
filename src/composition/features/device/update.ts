import type { Clock } from "../../../application/clock.ts";
import type { ProductUpdate } from "../../../application/device/product-update.ts";
import { whenWritten, type Ledger } from "../../../application/ledger/ledger.ts";
import { hasOneDialog, watchInput } from "../../../infrastructure/browser/starting/holds-input.ts";
import type { SafeStorage } from "../../../infrastructure/browser/stores/safe-storage.ts";
import { leaveLaunch } from "../../../infrastructure/browser/starting/tab-launch.ts";
import { workerUpdate } from "../../../infrastructure/browser/starting/worker-update.ts";
import type { OverlayActors } from "../../../ui/overlay-context.ts";
import { pause } from "../../../ui/pause.ts";
import { bind, key } from "../../container/bind.ts";
import { feature } from "../../container/feature.ts";
import { keys } from "../../container/keys.ts";
import { transactionsFeature } from "../transactions.ts";

/** How often a page is checked for input while it waits to start anew. */
const INPUT_LOOK_INTERVAL_MS = 100;

const UPDATE = key<ProductUpdate>("update");
const PAGE = key<Document>("document");

type Needs = {
  readonly update: ProductUpdate;
  readonly page: Document;
  readonly tab: SafeStorage;
  readonly clock: Pick<Clock, "now">;
  readonly ledger: Pick<Ledger, "isWriting" | "subscribe">;
  readonly transactions: Pick<OverlayActors, "entry">;
};

/** The change to a newer version of the product, in every open tab. */
export const updateFeature = feature(
  [
    bind(UPDATE, [keys.visibility], (visibility) =>
      workerUpdate({
        workers: navigator.serviceWorker,
        page: document,
        view: window,
        visibility,
      }),
    ),
    bind(PAGE, [], () => document),
    ...transactionsFeature.bindings,
  ],
  {
    update: UPDATE,
    page: PAGE,
    tab: keys.tab,
    clock: keys.clock,
    ledger: keys.writing,
    transactions: transactionsFeature.made,
  },
  startUpdate,
);

/**
 * Starts the change to a newer version: once it has begun the page is loaded anew, as soon as nothing is being written
 * and nothing typed would be lost. An entry that is being typed is a draft, and is open again afterwards.
 */
export function startUpdate({
  update,
  page,
  tab,
  clock,
  ledger,
  transactions: { entry },
}: Needs): ProductUpdate {
  let wanted = false;
  const holdsInput = watchInput(page);
  const typedEntry = () => {
    const shown = entry.dialog.getSnapshot();
    const { mode, fields } = shown.context;
    const isTyped = shown.hasTag("open") && mode.type === "create";
    return isTyped && hasOneDialog(page) ? fields : null;
  };
  const mayStart = () => wanted || typedEntry() !== null || !holdsInput();
  const startAnew = async () => {
    await whenWritten(ledger);
    while (!mayStart()) {
      await pause(INPUT_LOOK_INTERVAL_MS);
      await whenWritten(ledger);
    }
    const typed = typedEntry();
    if (typed !== null) leaveLaunch(tab, clock.now(), typed.kind);
    page.location.reload();
  };
  update.subscribe(() => {
    if (update.getSnapshot() === "due") void startAnew();
  });
  return {
    ...update,
    // The first press in any tab is for the newer version; one in a tab that waits is for that tab.
    begin: () => {
      wanted = update.getSnapshot() === "due";
      update.begin();
    },
  };
}
