import { makeObservableBook, whenWritten, type Ledger } from "../../application/ledger/ledger.ts";
import { readLedger } from "../../application/ledger/read-ledger.ts";
import { EPOCH_HEADER } from "../../contract/api-base.ts";
import { broadcastTabs } from "../../infrastructure/browser/broadcast-tabs.ts";
import { browserRecovery } from "../../infrastructure/browser/browser-recovery.ts";
import { leavingWarning } from "../../infrastructure/browser/leaving-warning.ts";
import { cachedPromise } from "../../ui/cached-promise.ts";
import { httpLedgerLog } from "../../infrastructure/http/ledger/http-ledger-log.ts";
import { revisionOf } from "../../infrastructure/http/ledger/revision-of.ts";
import type { Page } from "./page.ts";
import { startUnsent } from "./unsent.ts";

/**
 * Starts the ledger of the page, which checks with every response, and when the page is shown, whether it is current.
 * Work that the first screen does not need waits until that is shown.
 */
export function startLedger(
  page: Page,
  shown: () => Promise<void>,
): { readonly ledger: Ledger } & ReturnType<typeof startUnsent> {
  const { api, clock, httpSession, ownDevice, session, visibility } = page;
  const [observableBook, log, tabs] = [makeObservableBook(), httpLedgerLog(api), broadcastTabs()];
  const keeper = cachedPromise(async () =>
    (await import("../device-keeper.ts")).deviceKeeper(page, observableBook, shown),
  );
  ownDevice.keeper = keeper;
  const recall = async () => (ownDevice.since() === null ? null : (await keeper()).recall());
  const ledger = {
    ...observableBook,
    ...readLedger(
      observableBook,
      log,
      clock,
      browserRecovery(window),
      tabs,
      shown,
      () => recall().catch(() => null),
      () => ownDevice.since() !== null,
    ),
  };
  httpSession.onAnswer = (answer) => {
    const revision = revisionOf(answer);
    if (revision !== null) ledger.noteRevision(revision, answer.headers.get(EPOCH_HEADER));
  };
  visibility.onShown(ledger.catchUp);
  const isSignedIn = () => session.getSnapshot().context.session !== null;
  const warn = leavingWarning(window, isSignedIn);
  ledger.subscribe(() => warn(ledger.isWriting()));
  httpSession.beforeSignOut = () => whenWritten(ledger);
  return { ledger, ...startUnsent(page, observableBook, ledger) };
}
