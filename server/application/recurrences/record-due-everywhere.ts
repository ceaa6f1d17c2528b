import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { eachLedger } from "../ledger/each-ledger.ts";
import type { Calendar } from "../clock.ts";
import type { Recurrences } from "./recurrences.ts";

type Ports = {
  readonly recurrences: Pick<Recurrences, "ledgersWithWork">;
  readonly calendar: Calendar;
  /** Does the due work in one ledger; returns whether any remains. */
  readonly recordDue: (ledger: LedgerId) => Promise<boolean>;
  /** Reports that a ledger failed this time. */
  readonly tellLeft: (error: unknown) => void;
};

/** Does the due work in every ledger. */
export const recordDueEverywhere =
  ({ recurrences, calendar, recordDue, tellLeft }: Ports) =>
  async (): Promise<void> => {
    const recordAll = async (ledger: LedgerId): Promise<void> => {
      if (await recordDue(ledger)) await recordAll(ledger);
    };
    const today = calendar.today();
    await eachLedger(
      (after, most) => recurrences.ledgersWithWork(today, after, most),
      recordAll,
      tellLeft,
    );
  };
