import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type {
  Transaction,
  TransactionEntry,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { badClaims, fulfil } from "../fulfil.ts";
import { categoryFault } from "../known-category.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";
import {
  createRecord,
  type Created,
  type Creation,
  type CreationRefusal,
} from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId; readonly clock: Clock };

export type TransactionCreationRefusal = CreationRefusal | "bad-category" | "not-planned";

/** Records an income or an expense, with the receipt that it was read from; what was planned and is now there is no longer open. */
export const createTransaction =
  ({ ledgerWork, newId, clock }: Ports) =>
  (
    member: Member,
    kind: TransactionKind,
    { receipt, fulfils, ...draft }: TransactionEntry,
    creation: Creation,
  ): Promise<Result<Created<Transaction>, TransactionCreationRefusal>> =>
    ledgerWork(member, creation.change, async (stores) => {
      const created = await createRecord(
        stores,
        {
          ...stores.records.transactions,
          create: async (record) => {
            const made = await stores.records.transactions.create(record);
            if (fulfils === undefined) return made;
            await fulfil(stores.records, [fulfils]);
            await stores.records.fulfilments.keep(made.record.id, fulfils);
            return made;
          },
        },
        { ...creation, member, now: clock.now(), newId },
        (id): Transaction => ({ ...draft, id: transactionId(id), kind }),
        async () => {
          const claims = fulfils === undefined ? [] : [{ kind, fulfils }];
          if ((await badClaims(stores.records, claims)).size > 0) return "not-planned" as const;
          return categoryFault(stores.ledgers, member.ledger, { ...draft, kind });
        },
      );
      if (created.ok && receipt !== undefined)
        await stores.receipts.keep(member.ledger, created.value.record.id, receipt);
      return created;
    });
