import { transactionId, type AccountId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { ImportLine } from "./import.ts";

/** The records that a movement of an account makes: one, one for each part that counts, or none. */
export function recordsOf(line: ImportLine, account: AccountId): readonly Transaction[] {
  const { kind, date, category, amount, description, use } = line;
  if (use.type === "record")
    return [{ id: transactionId(line.id), kind, date, category, amount, description, account }];
  if (use.type !== "split") return [];
  return use.parts
    .filter(({ counts }) => counts)
    .map((part) => ({
      id: part.id,
      kind,
      date,
      category: part.category,
      amount: part.amount,
      description: part.description,
      account,
    }));
}
