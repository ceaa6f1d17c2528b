import type { ExportedAccount, ExportedTelling } from "../exports/export-content.ts";
import type { CivilDate } from "../shared/civil-date.ts";

/** The day of a copy, and the last day of which a balance can be known; a balance of a later one is told as of the copy's. */
type Days = { readonly made: CivilDate; readonly last: CivilDate };

/**
 * Returns an account of a copy without balances of days to come, which would count as today's: each keeps its amount, and
 * means the end of the day on which the copy was made.
 */
export function withoutBalancesToCome(account: ExportedAccount, days: Days): ExportedAccount {
  const { balance, told } = account;
  if (![balance, ...told].some((one) => one !== null && one.date > days.last)) return account;
  const isToCome = balance !== null && balance.date > days.last;
  return {
    ...account,
    balance: isToCome ? { ...balance, date: days.made, includes: null } : balance,
    told: told.map((one) => (one.date > days.last ? settled(one, days) : one)),
  };
}

const settled = ({ kept, ...one }: ExportedTelling, { made }: Days): ExportedTelling => ({
  ...one,
  date: made,
  ...(kept && { kept: { ...kept, includes: null } }),
});
