import { transactionId, type UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { performOnce, type OnceKey } from "../perform-once.ts";
import type { Clock } from "../ports/clock.ts";
import type { NewId } from "../ports/new-id.ts";
import type { UnitOfWork } from "../ports/stores.ts";

type Ports = { readonly unitOfWork: UnitOfWork; readonly newId: NewId; readonly clock: Clock };

/** Records an income or an expense (§2, Receitas and Despesas). */
export const createTransaction =
  ({ unitOfWork, newId, clock }: Ports) =>
  (
    owner: UserId,
    kind: TransactionKind,
    draft: TransactionDraft,
    once: OnceKey,
  ): Promise<Result<Transaction, "key-reused">> =>
    unitOfWork(owner, ({ transactions, idempotencyKeys }) =>
      performOnce(idempotencyKeys, owner, once, clock.now(), async () => {
        const transaction = { ...draft, id: transactionId(newId()), kind };
        await transactions.add(owner, transaction);
        return accepted(transaction);
      }),
    );
