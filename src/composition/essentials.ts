import { makeDesk, type Ledger } from "../application/ledger.ts";
import { readLedger } from "../application/use-cases/read-ledger.ts";
import { viewDashboard } from "../application/use-cases/view-dashboard.ts";
import { viewTransactions } from "../application/use-cases/view-transactions.ts";
import { broadcastTabs } from "../infrastructure/browser/broadcast-tabs.ts";
import { browserRecovery } from "../infrastructure/browser/browser-recovery.ts";
import { httpGoals } from "../infrastructure/http/http-goals.ts";
import { httpLedgerLog } from "../infrastructure/http/http-ledger-log.ts";
import { httpRemoval } from "../infrastructure/http/http-removal.ts";
import { httpTransactions } from "../infrastructure/http/http-transactions.ts";
import { revisionOf } from "../infrastructure/http/revision-of.ts";
import type { Page } from "./page.ts";

/** What the first screens need. */
export type Essentials = ReturnType<typeof wireEssentials>;

/** Wires by hand what the first screens need: the container comes after them, with the first part that needs it. */
export function wireEssentials({ api, clock, httpSession, visibility }: Page) {
  const ledger = wireLedger({ api, clock });
  const removal = httpRemoval(httpSession);
  httpSession.onAnswer = (answer) => {
    const revision = revisionOf(answer);
    if (revision !== null) ledger.hear(revision);
  };
  visibility.onShown(ledger.catchUp);
  return {
    ledger,
    removal,
    goals: httpGoals(api, removal),
    transactions: httpTransactions(api, removal),
    openLedger: ledger.open,
    openRecords: ledger.openRecords,
    viewDashboard: viewDashboard(clock),
    viewTransactions: { income: viewTransactions("income"), expense: viewTransactions("expense") },
  };
}

function wireLedger({ api, clock }: Pick<Page, "api" | "clock">): Ledger {
  const [desk, log, tabs] = [makeDesk(), httpLedgerLog(api), broadcastTabs()];
  return { ...desk, ...readLedger(desk, log, clock, browserRecovery(window), tabs) };
}
