import { reopened } from "../../../src/domain/recurrences/settle.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { Recurrences } from "../ports/recurrences.ts";

type Ports = {
  readonly recurrences: Pick<Recurrences, "ownersWithEarly">;
  readonly ledgerWork: LedgerWork;
  /** The latest day that it may be. */
  readonly latestCalendar: Calendar;
  /** Tells that a ledger had to be left for a later time. */
  readonly tellLeft: (error: unknown) => void;
};

/** So many records are taken back in one unit of work, and so many ledgers looked up at once. */
const RECORDS_AT_ONCE = 500;
const LEDGERS_AT_ONCE = 100;

/**
 * Takes back in every ledger what came by itself, while the clock ran ahead, for days that have not come, unless somebody
 * changed it since; these days are open again. One that cannot be written holds no other up.
 */
export const takeBackEarly = (ports: Ports) => async (): Promise<void> => {
  const today = ports.latestCalendar.today();
  let after: LedgerId | null = null;
  for (;;) {
    const members: readonly Member[] = await ports.recurrences.ownersWithEarly(
      today,
      after,
      LEDGERS_AT_ONCE,
    );
    for (const member of members) {
      await takeBackIn(ports, member).catch(ports.tellLeft);
      after = member.ledger;
    }
    if (members.length < LEDGERS_AT_ONCE) return;
  }
};

async function takeBackIn(ports: Ports, member: Member): Promise<void> {
  const today = ports.latestCalendar.today();
  const count = await ports.ledgerWork(member, null, async ({ records }) => {
    const withdrawn = await records.withdrawPlanned(today, RECORDS_AT_ONCE);
    for (const [id, some] of Map.groupBy(withdrawn, (one) => one.recurrence)) {
      const found = await records.recurrences.find(id);
      if (found === null || found.removed) continue;
      // The latest first, as they come, so that no day in between has to be remembered as settled.
      const open = some.reduce((recurrence, { day }) => reopened(recurrence, day), found.record);
      await records.recurrences.replace(open);
    }
    return withdrawn.length;
  });
  if (count === RECORDS_AT_ONCE) await takeBackIn(ports, member);
}
