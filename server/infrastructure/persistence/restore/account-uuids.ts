import type { ExportedLine } from "../../../../src/domain/exports/export-content.ts";
import type { Copy } from "../../../../src/domain/restore/restore.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import { accountUuid, hasUuid } from "../accounts/account-uuid.ts";

/** A movement with the id of the account that its record had before it was joined to it. */
function withFormer(line: ExportedLine): ExportedLine {
  const former = line.kept?.former;
  if (line.kept === undefined || !former?.account) return line;
  return { ...line, kept: { ...line.kept, former: named(former) } };
}

const named = <One extends { readonly account?: AccountId | null }>(one: One): One =>
  typeof one.account === "string" ? { ...one, account: accountUuid(one.account) } : one;

/** The copy with the ids that its accounts have here: an older version made some under any text. */
export function withAccountUuids(copy: Copy): Copy {
  const { lists } = copy;
  if ((lists.accounts ?? []).every(({ id }) => hasUuid(id))) return copy;
  return {
    ...copy,
    lists: {
      ...lists,
      accounts: (lists.accounts ?? []).map((one) => ({ ...one, id: accountUuid(one.id) })),
      ...(lists.incomes && { incomes: lists.incomes.map(named) }),
      ...(lists.expenses && { expenses: lists.expenses.map(named) }),
      ...(lists.lines && { lines: lists.lines.map((line) => withFormer(named(line))) }),
      ...(lists.imports && {
        imports: lists.imports.map((one) => ({
          ...one,
          account: { ...one.account, id: accountUuid(one.account.id) },
        })),
      }),
    },
  };
}
