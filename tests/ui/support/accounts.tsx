import { useSyncExternalStore } from "react";
import type { Notice } from "../../../src/application/notice.ts";
import { startAccounts } from "../../../src/composition/features/accounts.ts";
import { startForecast } from "../../../src/composition/features/forecast.ts";
import type { AccountLine } from "../../../src/domain/forecast/held-today.ts";
import { AccountsScreen } from "../../../src/ui/screens/accounts/AccountsScreen.tsx";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { fakeBalances } from "../../support/fakes/fake-balances.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { makeSubmissionQueues } from "../../../src/application/entries/submission-queues.ts";
import { emptyForeground } from "../../support/fakes/fake-foreground.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import type { fakeMoneyAccounts } from "../../support/fakes/fake-money-accounts.ts";
import { sameDay } from "../../support/fakes/fake-new-days.ts";
import { openLine } from "../../support/fakes/line.ts";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { startTestActors, TODAY } from "./test-actors.ts";
import { testLedger } from "./test-ledger.ts";

/** Shows somebody their accounts, with the toasts that changes of them lead to. */
export async function showAccounts(
  accounts: ReturnType<typeof fakeMoneyAccounts>,
  lines: readonly AccountLine[] = [],
) {
  const page = await startSignedInPage();
  const ledger = testLedger({}, accounts.server);
  const overlays = startTestActors(page, { ledger });
  await ledger.open();
  await ledger.openRecords();
  const notify = (notice: Notice) => overlays.toast.send({ type: "NOTIFY", notice });
  const clock = fakeClock(TODAY);
  const given = { ids: fakeIds(), clock, drafts: fakeDrafts(), ledger, notify };
  const { view, actors } = startAccounts({
    ...given,
    accounts,
    submissionQueues: makeSubmissionQueues(emptyForeground),
  });
  const { balance } = startForecast({
    ...given,
    newDays: sameDay,
    balances: fakeBalances(TODAY, openLine(), accounts.server),
    imports: { lines: () => Promise.resolve([]) },
    reload: () => ledger.noteRevision(accounts.server.revision()),
  });
  const look = view(lines);
  function LivingScreen() {
    const book = useSyncExternalStore(ledger.subscribe, ledger.getSnapshot);
    return <AccountsScreen accounts={look(book)} actors={actors} balance={balance} />;
  }
  renderScreen(
    <>
      <LivingScreen />
      <AppToast />
    </>,
    { page, actors: overlays, ledger },
  );
  return { actors, ledger, overlays };
}
