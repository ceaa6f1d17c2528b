import type { TransactionId } from "../../domain/shared/ids.ts";
import type { Division } from "../../domain/transactions/division.ts";
import type { Transaction, TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Changing } from "../naming.ts";

/**
 * Divides a record as one change: it keeps a part, the others become records of their own; resolves with all of them.
 * Rejects with a Failure.
 */
export type Divide = (
  kind: TransactionKind,
  id: TransactionId,
  division: Division,
  as: Changing,
) => Promise<readonly Transaction[]>;
