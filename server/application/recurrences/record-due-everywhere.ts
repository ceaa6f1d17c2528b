import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { eachLedger } from "../ledger/each-ledger.ts";
import type { Calendar } from "../clock.ts";
import type { Recurrences } from "./recurrences.ts";

type Ports = {
  readonly recurrences: Pick<Recurrences, "ledgersWithWork">;
  readonly calendar: Calendar;
  /** Does what a night does of the due work in one ledger. */
  readonly recordDue: (ledger: LedgerId) => Promise<void>;
  /** Reports that a ledger failed this time. */
  readonly tellLeft: (error: unknown) => void;
};

/** Does the due work in every ledger: a bounded part of each, so that one with much keeps no other waiting. */
export const recordDueEverywhere =
  ({ recurrences, calendar, recordDue, tellLeft }: Ports) =>
  async (): Promise<void> => {
    const today = calendar.today();
    await eachLedger(
      (after, most) => recurrences.ledgersWithWork(today, after, most),
      recordDue,
      tellLeft,
    );
  };
