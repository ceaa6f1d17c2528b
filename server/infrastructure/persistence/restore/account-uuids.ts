import type { Copy } from "../../../../src/domain/restore/restore.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import { accountUuid, hasUuid } from "../accounts/account-uuid.ts";

/** The copy with the ids that its accounts have here: an older version made some under any text. */
export function withAccountUuids(copy: Copy): Copy {
  const { lists } = copy;
  if ((lists.accounts ?? []).every(({ id }) => hasUuid(id))) return copy;
  const named = <One extends { readonly account?: AccountId }>(one: One): One =>
    one.account === undefined ? one : { ...one, account: accountUuid(one.account) };
  return {
    ...copy,
    lists: {
      ...lists,
      accounts: (lists.accounts ?? []).map((one) => ({ ...one, id: accountUuid(one.id) })),
      ...(lists.incomes && { incomes: lists.incomes.map(named) }),
      ...(lists.expenses && { expenses: lists.expenses.map(named) }),
      ...(lists.lines && { lines: lists.lines.map(named) }),
      ...(lists.imports && {
        imports: lists.imports.map((one) => ({
          ...one,
          account: { ...one.account, id: accountUuid(one.account.id) },
        })),
      }),
    },
  };
}
