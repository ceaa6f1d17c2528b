import {
  PROPOSAL_MONTHS,
  proposing,
  type Proposal,
} from "../../../src/domain/recurrences/proposals.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { inTurns } from "../ledger/run-in-slices.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { Pause } from "../pause.ts";
import type { Recurrences } from "./recurrences.ts";
import type { Transactions } from "../transactions/transactions.ts";

type Ports = {
  readonly recurrences: Recurrences;
  readonly transactions: Transactions;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly pause: Pause;
  /** A short, stable name for a text. */
  readonly digestOf: (text: string) => string;
};

/** A proposal with the name by which it can be dismissed. */
export type NamedProposal = Proposal & { readonly id: string };

/** Lists the movements that seem to recur among the records, without planned and dismissed ones, and those that ended. */
export const listProposals =
  ({ recurrences, transactions, calendar, pause, digestOf }: Ports) =>
  async (ledger: LedgerId): Promise<readonly NamedProposal[]> => {
    const today = calendar.today();
    const from = daysOf(addMonths(monthOf(today), -PROPOSAL_MONTHS)).from;
    const records: Transaction[] = [];
    for (const kind of ["income", "expense"] as const)
      for await (const page of transactions.pages(ledger, kind, { from, to: today }))
        records.push(...page);
    const planned = (await recurrences.list(ledger)).map(({ record }) => record);
    const dismissed = await recurrences.dismissed(ledger);
    const ended = new Set(await recurrences.ended(ledger));
    return (await inTurns(proposing(records, planned, today), pause))
      .filter(({ key }) => !ended.has(key))
      .map((one) => ({ ...one, id: digestOf(one.key) }))
      .filter(({ id }) => !dismissed.has(id));
  };

/** Hides a proposal permanently; returns whether it existed. */
export const dismissProposal =
  (ports: Ports) =>
  async (ledger: LedgerId, id: string): Promise<boolean> => {
    const isThere = (await listProposals(ports)(ledger)).some((one) => one.id === id);
    if (isThere) await ports.recurrences.dismiss(ledger, id, ports.clock.now());
    return isThere;
  };
