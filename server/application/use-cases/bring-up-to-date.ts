import type { Calendar } from "../ports/calendar.ts";
import type { Member } from "../ports/ledgers.ts";
import type { TokenHolder } from "../ports/tokens.ts";

type Ports = {
  readonly calendar: Calendar;
  readonly carryOnBudgets: (holder: TokenHolder) => Promise<boolean>;
  readonly recordDue: (member: Member) => Promise<boolean>;
};

/** Does with a call what is due in the ledger of whoever makes it; whether there was anything. */
export const bringUpToDate =
  ({ calendar, carryOnBudgets, recordDue }: Ports) =>
  async (holder: TokenHolder): Promise<boolean> => {
    const carried = await carryOnBudgets(holder);
    const { plannedFrom, user, ledger } = holder;
    if (plannedFrom === null || plannedFrom > calendar.today()) return carried;
    await recordDue({ ledger: ledger.id, user: user.id });
    return true;
  };
