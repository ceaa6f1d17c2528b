import { ZERO } from "../../../src/domain/shared/cents.ts";
import { vi } from "vitest";
import type { Notify } from "../../../src/composition/container/keys.ts";
import { startHistory } from "../../../src/composition/features/history.ts";
import { startReports } from "../../../src/composition/features/reports.ts";
import { cachedPromise } from "../../../src/ui/cached-promise.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeRecurrences } from "../../support/fakes/fake-recurrences.ts";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { ARRIVAL_TIMEOUT_MS, renderApp } from "./render-app.tsx";
import { startSignedInPage } from "./page-actors.ts";
import { TODAY } from "./test-actors.ts";
import { testLedger, type TestLedger } from "./test-ledger.ts";
import { userWith } from "../../support/users.ts";

type Options = {
  readonly user?: User;
  readonly openLedger?: TestLedger["open"];
};

/** Renders the history or the reports at an address, composed as in the product over records in memory. */
export async function renderRecords(
  path: string,
  records: readonly Transaction[],
  { user = userWith({ plan: "premium" }), openLedger }: Options = {},
) {
  const files = fakeFileSaver();
  const ledger = testLedger({ transactions: records });
  const notify = vi.fn<Notify>();
  const { session } = await startSignedInPage({ user });
  const recurrences = fakeRecurrences();
  const forecast = {
    load: async () => ({ lines: [], accountReserve: ZERO }),
    view: () => () => "untold" as const,
  };
  const needs = { clock: fakeClock(TODAY), files, notify, session, ledger, recurrences, forecast };
  const app = await renderApp({
    path,
    user,
    ledger,
    ...(openLedger && { openLedger }),
    features: {
      history: cachedPromise(() => Promise.resolve(startHistory(needs))),
      reports: cachedPromise(() => Promise.resolve(startReports(needs))),
    },
  });
  // A screen that is awaited has its title already.
  const arrived = () => {
    if (document.querySelector("main [aria-busy]")) throw new Error("the screen is awaited");
  };
  await vi.waitFor(arrived, { timeout: ARRIVAL_TIMEOUT_MS });
  return { ...app, files, notify };
}
