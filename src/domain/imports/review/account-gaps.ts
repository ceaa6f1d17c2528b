import { compareText } from "../../shared/compare-text.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import type { AccountId } from "../../shared/ids.ts";
import type { Closing } from "../../accounts/account.ts";
import { betweenFiles, type Gap } from "../statements/between-files.ts";
import type { Statement } from "../statements/statement.ts";

/** A file with its account. */
type OfAccount = { readonly account: AccountId; readonly statement: Statement };

/**
 * The gap before each file: between it and its account's latest known balance by the day it begins, from another
 * file or an earlier import. There is none within another file, which has movements before that day and on it or after.
 */
export const accountGaps = (
  files: readonly OfAccount[],
  balanceOf: (account: AccountId) => Closing | null,
): readonly (Gap | null)[] =>
  files.map(({ account, statement }) => {
    const begin = statement.rows[0]?.date;
    const others = files.filter(
      (other) => other.account === account && other.statement !== statement,
    );
    if (begin === undefined || others.some((other) => isAround(other, begin))) return null;
    const known = [balanceOf(account), ...others.map((other) => other.statement.closing)];
    const [latest] = known
      .filter((closing) => closing !== null)
      .filter(({ date }) => date <= begin)
      .toSorted((a, b) => compareText(b.date, a.date));
    return latest === undefined ? null : betweenFiles(latest, statement);
  });

function isAround({ statement: { rows } }: OfAccount, day: CivilDate): boolean {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return first !== undefined && last !== undefined && first.date < day && last.date >= day;
}
