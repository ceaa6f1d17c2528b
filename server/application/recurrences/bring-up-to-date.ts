import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Calendar } from "../clock.ts";
import type { TokenHolder } from "../login/tokens.ts";

type Ports = {
  readonly calendar: Calendar;
  readonly endLapsedPlan: (holder: TokenHolder) => Promise<boolean>;
  readonly carryOnBudgets: (holder: TokenHolder) => Promise<boolean>;
  readonly recordDue: (ledger: LedgerId) => Promise<void>;
};

/** Does the work due in the caller's ledger; returns whether there was any. */
export const bringUpToDate =
  ({ calendar, endLapsedPlan, carryOnBudgets, recordDue }: Ports) =>
  async (holder: TokenHolder): Promise<boolean> => {
    const ended = await endLapsedPlan(holder);
    const carried = (await carryOnBudgets(holder)) || ended;
    const { plannedFrom, ledger } = holder;
    if (plannedFrom === null || plannedFrom > calendar.today()) return carried;
    await recordDue(ledger.id);
    return true;
  };
