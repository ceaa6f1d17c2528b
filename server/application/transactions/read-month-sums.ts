import type { MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Ledger } from "../ledger/ledgers.ts";
import type { Snapshot } from "../stores.ts";

type Ports = { readonly snapshot: Snapshot };

/** The sums of each month, with the state of their ledger. */
export type MonthSums = { readonly ledger: Ledger; readonly sums: readonly MonthSum[] };

/** Returns the sums of all months of a ledger; null once it is gone. */
export const readMonthSums =
  ({ snapshot }: Ports) =>
  (id: LedgerId): Promise<MonthSums | null> =>
    snapshot(async ({ ledgers }) => {
      const ledger = await ledgers.find(id);
      return ledger === null ? null : { ledger, sums: await ledgers.monthSums(id) };
    });
