import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { Member } from "../ports/ledgers.ts";
import type { Recurrences } from "../ports/recurrences.ts";

type Ports = {
  readonly recurrences: Pick<Recurrences, "ownersWithWork">;
  readonly calendar: Calendar;
  /** Does what is due in one ledger; whether something is left. */
  readonly recordDue: (member: Member) => Promise<boolean>;
  /** Tells that a ledger had to be left for a later time. */
  readonly tellLeft: (error: unknown) => void;
};

/** So many ledgers are looked up at once. */
const LEDGERS_AT_ONCE = 100;

/** Does what is due in every ledger, one after the other; one that cannot be written holds no other up. */
export const recordDueEverywhere =
  ({ recurrences, calendar, recordDue, tellLeft }: Ports) =>
  async (): Promise<void> => {
    const recordAll = async (member: Member): Promise<void> => {
      if (await recordDue(member)) await recordAll(member);
    };
    const today = calendar.today();
    let after: LedgerId | null = null;
    for (;;) {
      const members: readonly Member[] = await recurrences.ownersWithWork(
        today,
        after,
        LEDGERS_AT_ONCE,
      );
      for (const member of members) {
        await recordAll(member).catch(tellLeft);
        after = member.ledger;
      }
      if (members.length < LEDGERS_AT_ONCE) return;
    }
  };
