import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { CategoryId } from "../../domain/shared/ids.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Ledger } from "./ledger.ts";

const keyOf = (kind: TransactionKind, name: string) => `${kind} ${name}`;

/**
 * Finds the ids of the ledger's categories by their names. A former name still stands for its category unless another
 * has it now, so that an entry typed while it was renamed or merged elsewhere is sent as it was meant. Returns null for
 * an older server, which does not know such ids.
 */
export function categoryIds(ledger: Pick<Ledger, "getSnapshot" | "subscribe">): CategoryIdOf {
  let seen: Book["categories"] | null = null;
  let epoch = "";
  let current: ReadonlyMap<string, CategoryId> = new Map();
  let former: ReadonlyMap<string, CategoryId> = new Map();
  const look = () => {
    const book = ledger.getSnapshot();
    if (book.categories === seen) return;
    former = book.epoch === epoch ? new Map([...former, ...current]) : new Map();
    ({ categories: seen, epoch } = book);
    current = new Map(
      [...book.categories.values()].map(({ record }) => [
        keyOf(record.kind, record.name),
        record.id,
      ]),
    );
  };
  look();
  ledger.subscribe(look);
  return (kind, name) => {
    if (!ledger.getSnapshot().whole) return null;
    const key = keyOf(kind, name);
    return current.get(key) ?? former.get(key) ?? null;
  };
}
