import type { ById } from "../../../src/domain/categories/by-id.ts";
import {
  notificationId,
  transactionId,
  type AccountId,
  type LedgerId,
} from "../../../src/domain/shared/ids.ts";
import { keyOfShutAccount } from "../../../src/domain/notifications/subject.ts";
import type { TransactionEntry } from "../../../src/domain/entries/entry.ts";
import {
  changed,
  type Transaction,
  type TransactionChange,
  type TransactionDraft,
  type TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { filed, categoryFault } from "../ledger/current-category.ts";
import { badClaims, fulfil, reopen } from "../recurrences/fulfil.ts";
import type { WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { recordWrites, type WritePorts } from "../ledger/record-writes.ts";
import { toOpenAccount, type Redirected, type ShutAccount } from "../transactions/open-account.ts";

type WantedEntry = Redirected<ById<TransactionEntry>>;

type Ports = WritePorts & {
  /** Words that a record went to the main account, because the one that it named takes none. */
  readonly wordShutAccount: (
    record: Transaction,
    shut: ShutAccount,
    main: string | null,
  ) => { readonly title: string; readonly message: string };
};

/** Writes income and expenses; a record never changes its kind. */
export const transactionWrites = (ports: Ports) => ({
  income: writesOf(ports, "income"),
  expense: writesOf(ports, "expense"),
});

const writesOf = (ports: Ports, kind: TransactionKind) =>
  recordWrites(ports, async (stores, member) => {
    const main = await stores.records.accounts.main();
    return {
      writer: stores.records.transactions,
      meant: (entry: WantedEntry) => toOpenAccount(stores, entry),
      made: (entry: WantedEntry, id, earlier?: Transaction) => ({
        ...inAccount(earlier === undefined ? main : earlier.account),
        ...draftOf(filed(stores.records, kind, entry, earlier)),
        id: transactionId(id),
        kind,
        // The store knows it by the columns of what it fulfils.
        ...(earlier?.plan && { plan: earlier.plan }),
      }),
      changed: (present: Transaction, change: ById<TransactionChange>) =>
        changed(present, filed(stores.records, kind, change, present), main),
      judge: (record) => transactionFault(stores, member.ledger, record),
      judgeNew: (entry) => claimFault(stores, kind, entry),
      isOwn: (present) => present.kind === kind,
      afterMaking: async (record, entry) => {
        await keepOrigin(stores, member, record, entry);
        if (entry.insteadOf !== undefined)
          await tellShut(ports, stores, member, record, entry.insteadOf);
      },
      afterChanging: (record, before) => payInstalment(stores, record, before),
      beforeRemoval: (record) => reopenPlanned(stores, record),
    };
  });

const draftOf = ({
  receipt: _receipt,
  fulfils: _fulfils,
  insteadOf: _insteadOf,
  ...draft
}: Redirected<TransactionEntry>): TransactionDraft => draft;

async function claimFault(
  { records }: WorkStores,
  kind: TransactionKind,
  { fulfils }: TransactionEntry,
): Promise<"not-planned" | null> {
  const claims = fulfils === undefined ? [] : [{ kind, fulfils }];
  return (await badClaims(records, claims)).size > 0 ? "not-planned" : null;
}

/** Stores the receipt that a record was read from, and marks the planned movement as no longer open. */
async function keepOrigin(
  { records, receipts }: WorkStores,
  { ledger }: Member,
  { id, amount }: Transaction,
  { receipt, fulfils }: TransactionEntry,
): Promise<void> {
  if (fulfils !== undefined) {
    await fulfil(records, [{ ...fulfils, amount }]);
    await records.fulfilments.keep(id, fulfils);
  }
  if (receipt !== undefined) await receipts.keep(ledger, id, receipt);
}

/** Tells the author that the record went to the main account. */
async function tellShut(
  { newId, clock, wordShutAccount }: Ports,
  { accounts, notifications }: WorkStores,
  { ledger, user }: Member,
  record: Transaction,
  shut: ShutAccount,
): Promise<void> {
  const main = (await accounts.list(ledger)).find((one) => one.main)?.label ?? null;
  const told = {
    id: notificationId(newId()),
    key: keyOfShutAccount(ledger, record.id),
    ...wordShutAccount(record, shut, main),
    createdAt: clock.now(),
  };
  await notifications.addNew(user, [told]);
}

/** Reopens the planned movement that a record fulfilled. */
async function reopenPlanned({ records }: WorkStores, { id }: Transaction): Promise<void> {
  const fulfilled = await records.fulfilments.ofAlone(id);
  if (fulfilled !== null) await reopen(records, [fulfilled]);
}

/** A record that paid an instalment and has another amount now leaves so much more or less to the others. */
async function payInstalment(
  { records }: WorkStores,
  { id, amount }: Transaction,
  before: Transaction,
): Promise<void> {
  const paid = amount === before.amount ? null : await records.fulfilments.instalmentOf(id);
  if (paid !== null) await fulfil(records, [paid]);
}

/** A record that names no account goes to the main one of that moment, and stays there. */
const inAccount = (account: AccountId | null | undefined): Pick<Transaction, "account"> =>
  account ? { account } : {};

/** Why a record cannot be as it is: its ledger lacks its category or its account; null if it has both. */
export async function transactionFault(
  { ledgers, accounts }: Pick<WorkStores, "ledgers" | "accounts">,
  ledger: LedgerId,
  record: Transaction,
): Promise<"bad-category" | "bad-account" | null> {
  const fault = await categoryFault(ledgers, ledger, record);
  if (fault !== null) return fault;
  const { account } = record;
  return account === undefined || (await accounts.has(ledger, account)) ? null : "bad-account";
}
