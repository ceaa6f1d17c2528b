import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import type { AccountWriter, StoredAccount } from "../../../application/accounts/accounts.ts";
import { accountShape, stampedAccount } from "./kysely-accounts.ts";
import { boundBalances } from "./bound-balances.ts";
import { recordWriter } from "../ledger/record-writer.ts";
import { recomputeBalances, settleMoments } from "./recompute-balances.ts";
import { keepPartsWith } from "./record-places.ts";
import type { AccountRow, BalanceRow } from "./account-tables.ts";
import { stampsIn, type Work, type WriteRows } from "../ledger/write-rows.ts";

type Writes = {
  readonly accounts: WriteRows<AccountRow>;
  readonly balances: WriteRows<BalanceRow>;
};

/** Writes accounts: the edited fields to the account's row, and its told balances to rows of their own. */
export function accountWriter(work: Work, writes: Writes): AccountWriter {
  const { queries, member, revision, now } = work;
  const { ledger } = member;
  const own = recordWriter(work, accountShape, writes.accounts);

  const rowOf = (id: AccountId) =>
    queries
      .selectFrom("accounts")
      .selectAll()
      .where("ledger_id", "=", ledger)
      .where("id", "=", id)
      .executeTakeFirst();

  async function find(id: AccountId): Promise<StoredRecord<StoredAccount> | null> {
    const row = await rowOf(id);
    return row === undefined ? null : stampedAccount(row);
  }

  /** Returns an account once its derived columns are written. */
  async function settled(id: AccountId): Promise<StoredRecord<StoredAccount>> {
    await recomputeBalances(work, new Set([id]));
    const left = await find(id);
    if (left === null) throw new Error("the account was written just now");
    return left;
  }

  /** At most one account is chosen: the last one. */
  async function unchooseOthers(id: AccountId): Promise<void> {
    if ((await rowOf(id))?.chosen !== 1) return;
    const chosen = await queries
      .selectFrom("accounts")
      .selectAll()
      .where("ledger_id", "=", ledger)
      .where("chosen", "=", 1)
      .where("id", "!=", id)
      .execute();
    const writings = chosen.map((before) => ({
      before,
      after: { ...before, chosen: 0 as const, ...stampsIn(work, before, before.deleted_at) },
    }));
    if (writings.length > 0) await writes.accounts(writings);
  }

  const tellings = () => queries.selectFrom("balances").selectAll().where("ledger_id", "=", ledger);

  async function takeBackAll(rows: readonly BalanceRow[]): Promise<void> {
    const writings = rows.map((before) => ({
      before,
      after: { ...before, ...stampsIn(work, before, now) },
    }));
    if (writings.length > 0) await writes.balances(writings);
  }

  return {
    find,
    findAll: async (ids) => {
      const found = await Promise.all(ids.map(find));
      return new Map(found.flatMap((one) => (one === null ? [] : [[one.record.id, one]])));
    },
    asCreated: own.asCreated,
    made: own.made,
    create: async (account) => {
      await own.create(account);
      await unchooseOthers(account.id);
      return settled(account.id);
    },
    replace: async (account) => {
      const wasChosen = (await rowOf(account.id))?.chosen === 1;
      await own.replace(account);
      if (!wasChosen) await unchooseOthers(account.id);
      return settled(account.id);
    },
    remove: async (id) => {
      const told = tellings().where("account_id", "=", id).where("deleted_at", "is", null);
      await takeBackAll(await told.execute());
      await own.remove(id);
      return settled(id);
    },
    tell: async (id, { amount, date, isOfToday }, by) => {
      const last = await queries
        .selectFrom("balances")
        .select(({ fn }) => fn.max<number | null>("place").as("place"))
        .where("ledger_id", "=", ledger)
        .where("account_id", "=", id)
        .executeTakeFirst();
      const place = (last?.place ?? 0) + 1;
      const telling = {
        ledger_id: ledger,
        id: `${id}:${by ?? work.change}`,
        account_id: id,
        amount,
        day: date,
        moment_revision: isOfToday ? revision : null,
        listed: null,
        import_id: by,
        place,
        ...stampsIn(work, null, null),
      };
      await writes.balances([{ before: null, after: telling }]);
      await boundBalances(work, id);
      return settled(id);
    },
    main: async () => {
      const all = queries.selectFrom("accounts").select("id").where("ledger_id", "=", ledger);
      const living = all.where("main", "=", 1).where("deleted_at", "is", null);
      return (await living.executeTakeFirst())?.id ?? null;
    },
    keepTogether: async (whole, parts) => {
      const rows = queries.selectFrom("transactions").selectAll().where("ledger_id", "=", ledger);
      const row = await rows.where("id", "=", whole).executeTakeFirstOrThrow();
      if (parts.length === 0) return;
      await keepPartsWith(work, row, parts);
      await settleMoments(work, new Set([row.date]));
    },
    takeBack: async (by) => {
      const told = tellings().where("import_id", "=", by).where("deleted_at", "is", null);
      const rows = await told.execute();
      await takeBackAll(rows);
      const touched = new Set(rows.map((row) => row.account_id));
      if (touched.size > 0) await recomputeBalances(work, touched);
    },
  };
}
