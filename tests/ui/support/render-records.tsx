import { vi } from "vitest";
import { Container } from "inversify";
import { bind } from "../../../src/composition/bind.ts";
import { startHistory } from "../../../src/composition/features/history.ts";
import { startReports } from "../../../src/composition/features/reports.ts";
import { keys } from "../../../src/composition/keys.ts";
import { once } from "../../../src/composition/once.ts";
import type { Shell } from "../../../src/composition/shell.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { renderApp } from "./render-app.tsx";
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
  const container = new Container();
  const files = fakeFileSaver();
  const ledger = testLedger({ transactions: records });
  bind(container, keys.clock, [], () => ({ now: () => 0, today: () => TODAY }));
  bind(container, keys.files, [], () => files);
  const notify = vi.fn<Shell["notify"]>();
  // The page is of no use to these parts.
  const shell = { container, notify, reload: () => undefined } as unknown as Shell;
  const app = await renderApp({
    path,
    user,
    ledger,
    ...(openLedger && { openLedger }),
    features: {
      history: once(() => Promise.resolve(startHistory(shell))),
      reports: once(() => Promise.resolve(startReports(shell))),
    },
  });
  return { ...app, files, notify };
}
