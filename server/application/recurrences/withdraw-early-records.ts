import { repeatingAgain } from "../../../src/domain/budgets/repeated-budgets.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { eachLedger } from "../ledger/each-ledger.ts";
import { reopen } from "./fulfil.ts";
import type { Budgets } from "../budgets/budgets.ts";
import type { Calendar } from "../clock.ts";
import type { LedgerWork, WorkStores } from "../ledger/ledger-work.ts";
import { partByPart, type Rested } from "../rest-between-parts.ts";
import type { Recurrences } from "./recurrences.ts";

type Ports = {
  readonly recurrences: Pick<Recurrences, "ledgersWithEarly">;
  readonly budgets: Pick<Budgets, "ledgersWithEarly">;
  readonly ledgerWork: LedgerWork;
  readonly rested: Rested;
  /** The calendar of the latest possible day. */
  readonly latestCalendar: Calendar;
  /** Reports that a ledger failed this time. */
  readonly tellLeft: (error: unknown) => void;
};

/** The most records, or budgets, withdrawn in one unit of work: nobody else waits for longer than that takes. */
const WITHDRAWAL_BATCH_SIZE = 50;

/**
 * Withdraws in every ledger the automatic records and budgets that a fast clock created too early, unless a person
 * changed them since; they are created again when due.
 */
export const withdrawEarlyRecords = (ports: Ports) => async (): Promise<void> => {
  const { recurrences, budgets, latestCalendar, tellLeft } = ports;
  const today = latestCalendar.today();
  await eachLedger(
    (after, most) => recurrences.ledgersWithEarly(today, after, most),
    (ledger) => takeRecordsBack(ports, ledger),
    tellLeft,
  );
  await eachLedger(
    (after, most) => budgets.ledgersWithEarly(monthOf(today), after, most),
    (ledger) => takeBudgetsBack(ports, ledger),
    tellLeft,
  );
};

async function takeRecordsBack(ports: Ports, ledger: LedgerId): Promise<void> {
  const today = ports.latestCalendar.today();
  await inBatches(ports, ledger, async ({ records }) => {
    const withdrawn = await records.withdrawPlanned(today, WITHDRAWAL_BATCH_SIZE);
    await reopen(records, withdrawn);
    // By that clock earlier days were too old to be recorded.
    for (const id of new Set(withdrawn.map(({ recurrence }) => recurrence)))
      await records.recurrences.openFrom(id, today);
    return withdrawn.length;
  });
}

async function takeBudgetsBack(ports: Ports, ledger: LedgerId): Promise<void> {
  const month = monthOf(ports.latestCalendar.today());
  await inBatches(ports, ledger, async ({ budgets, records }) => {
    const withdrawn = await records.repeatedBudgets.withdraw(month, WITHDRAWAL_BATCH_SIZE);
    const changed = repeatingAgain(await budgets.list(ledger), withdrawn);
    await records.repeatedBudgets.write({ made: [], changed });
    return withdrawn.length;
  });
}

/** Withdraws in units, between which others have their turn, until one finds less than it may withdraw. */
const inBatches = (
  { ledgerWork, rested }: Ports,
  ledger: LedgerId,
  withdraw: (stores: WorkStores) => Promise<number>,
): Promise<void> =>
  partByPart(
    rested,
    async () =>
      (await ledgerWork({ ledger, user: null }, null, withdraw)) === WITHDRAWAL_BATCH_SIZE,
  );
