import { isBank } from "../format-names.ts";
import { foldText } from "../../shared/fold-text.ts";
import type { Account } from "../../accounts/account.ts";
import type { ImportAccount } from "../import.ts";
import type { Statement } from "../statements/statement.ts";

/** The bank alone: `Banco, conta à ordem` and `Banco, conta` are two kinds of file of the same bank. */
const houseOf = (bank: string): string => foldText(bank.split(",")[0] ?? bank);

/**
 * The account of a file: the one of its bank and kind with the same digits, from any kind of file; if either says
 * nothing of its bank, as OFX does, the one with the same digits; or, if the file or the account has none, the only
 * account of such files. Null if there is none, or more than one. A file of several
 * accounts names each: without digits in the name, only the account called so is its own.
 */
export function ownAccount(
  statement: Statement,
  accounts: readonly Account[],
  named: string | null = null,
): ImportAccount | null {
  const { source, account } = statement;
  if (named !== null && account.digits === null)
    return accounts.find(({ label }) => foldText(label) === foldText(named)) ?? null;
  const ofHouse = accounts.filter(
    ({ bank, kind }) =>
      kind === account.kind && bank !== null && houseOf(bank) === houseOf(source.name),
  );
  const same = ofHouse.filter(({ digits }) => digits !== null && digits === account.digits);
  const isOpenHouse = (bank: string | null) => !isBank(bank) || !isBank(source.name);
  const numbered = accounts.filter(
    ({ bank, kind, digits }) =>
      kind === account.kind && digits !== null && digits === account.digits && isOpenHouse(bank),
  );
  const alike = ofHouse.filter(({ bank }) => foldText(bank ?? "") === foldText(source.name));
  const open = alike.filter(({ digits }) => digits === null || account.digits === null);
  const [found, ...others] = [same, numbered, open].find((some) => some.length > 0) ?? [];
  return found === undefined || others.length > 0 ? null : found;
}
