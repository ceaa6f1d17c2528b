import { soonest } from "../../../src/domain/recurrences/due.ts";
import { occurrenceName } from "../../../src/domain/recurrences/occurrence-name.ts";
import { SAME_WITHIN_DAYS } from "../../../src/domain/recurrences/recorded-already.ts";
import type { Occurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Calendar } from "../clock.ts";
import type { Transactions } from "../transactions/transactions.ts";
import { findRecorded } from "./find-recorded.ts";
import type { Recurrences } from "./recurrences.ts";

type Ports = {
  readonly recurrences: Recurrences;
  readonly transactions: Pick<Transactions, "unplanned">;
  readonly calendar: Calendar;
};

/** A planned movement, and the record that it may be already. */
type UpcomingOccurrence = Occurrence & { readonly recorded?: Transaction };

/** The most movements returned, the soonest ones. */
const MAX_UPCOMING = 2_000;

/**
 * Lists the open movements planned up to a day, including those that wait for confirmation, soonest first, with the
 * records that they may be already.
 */
export const listUpcoming =
  ({ recurrences, transactions, calendar }: Ports) =>
  async (ledger: LedgerId, until: CivilDate): Promise<readonly UpcomingOccurrence[]> => {
    const plans = (await recurrences.list(ledger)).map(({ record }) => record);
    const upcoming = soonest(plans, until, MAX_UPCOMING);
    const near = addDays(calendar.today(), SAME_WITHIN_DAYS);
    const waiting = upcoming.filter(({ date }) => date <= near);
    const recorded = await findRecorded({ transactions }, ledger, plans, waiting);
    return upcoming.map((one) => {
      const found = recorded.get(occurrenceName(one));
      return found === undefined ? one : { ...one, recorded: found };
    });
  };
