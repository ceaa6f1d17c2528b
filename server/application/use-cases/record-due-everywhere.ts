import { eachMember } from "../each-member.ts";
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

/** Does what is due in every ledger. */
export const recordDueEverywhere =
  ({ recurrences, calendar, recordDue, tellLeft }: Ports) =>
  async (): Promise<void> => {
    const recordAll = async (member: Member): Promise<void> => {
      if (await recordDue(member)) await recordAll(member);
    };
    const today = calendar.today();
    await eachMember(
      (after, most) => recurrences.ownersWithWork(today, after, most),
      recordAll,
      tellLeft,
    );
  };
