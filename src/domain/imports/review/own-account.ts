import type { Account } from "../account.ts";
import type { ImportAccount } from "../import.ts";
import type { Statement } from "../statement.ts";

/**
 * The account that a file is of: the one with its digits; or, where the file or the account tells none, the only one of
 * its bank and kind. Null if there is none, or more than one.
 */
export function ownAccount(
  statement: Statement,
  accounts: readonly Account[],
): ImportAccount | null {
  const { source, account } = statement;
  const alike = accounts.filter(({ bank, kind }) => bank === source.name && kind === account.kind);
  const same = alike.filter(({ digits }) => digits !== null && digits === account.digits);
  const open = alike.filter(({ digits }) => digits === null || account.digits === null);
  const [found, ...others] = same.length > 0 ? same : open;
  return found === undefined || others.length > 0 ? null : found;
}
