import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import type { ChangedRecords, Filed } from "../../../../src/domain/ledger/changes.ts";
import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import type { Transaction } from "../../../../src/domain/transactions/transaction.ts";
import type { Changes, Part, Place } from "../../../application/ledger/changes.ts";
import { AS_FILED, changedShelves } from "./changed-lists.ts";
import type { Queries } from "../database.ts";
import { importedFulfilments } from "../imports/imported-fulfilments.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import { LOGGED_TABLES, revisionColumnOf } from "./record-kinds.ts";
import { stamped } from "./stored-record.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import { versionPages } from "./version-pages.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 4_000;

type Movements = ChangedRecords["transactions"];
type ReadPage = (after: Place | null, limit: number) => Promise<readonly TransactionRow[]>;

/** Reads page by page, yielding to other work in between. */
async function readPart(
  { after, limit }: Pick<Part, "after" | "limit">,
  placeOf: (row: TransactionRow) => Place,
  readPage: ReadPage,
  imported: () => Promise<ReadonlySet<string>>,
): Promise<{ readonly rows: Movements; readonly next: Place | null }> {
  const wanted = limit ?? Number.POSITIVE_INFINITY;
  const rows: StoredRecord<Filed<Transaction>>[] = [];
  let place = after;
  let read: ((row: TransactionRow) => Transaction) | null = null;
  for (;;) {
    const size = Math.min(PAGE_SIZE, wanted - rows.length);
    const page = await readPage(place, size);
    const last = page.at(-1);
    if (last === undefined) return { rows, next: null };
    read ??= toTransaction(AS_FILED, await imported());
    for (const row of page) rows.push(stamped(read(row) as Filed<Transaction>, row));
    if (page.length < size) return { rows, next: null };
    place = placeOf(last);
    if (rows.length === wanted) return { rows, next: place };
    await setImmediate();
  }
}

/** Reads a ledger's tables in the order that clients with a copy need. */
export const kyselyChanges = (queries: Queries): Changes => {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(queries)).rows;

  return {
    livingMovements: (ledger, part) => {
      const newest = sql`order by date desc, id desc`;
      const from = part.from === undefined ? sql`` : sql`and date >= ${part.from}`;
      const to = part.to === undefined ? sql`` : sql`and date <= ${part.to}`;
      const readPage: ReadPage = (after, limit) => {
        const behind = after === null ? sql`` : sql`and (date, id) < (${after.key}, ${after.id})`;
        // Each kind by itself is in index order.
        const of = (kind: string) => sql`select * from (
            select * from transactions
            where ledger_id = ${ledger} and deleted_at is null and kind = ${kind} ${from} ${to} ${behind}
            ${newest} limit ${limit}) as ${sql.ref(kind)}`;
        return read(
          sql<TransactionRow>`select * from (${of("income")} union all ${of("expense")}) as both_kinds
            ${newest} limit ${limit}`,
        );
      };
      return readPart(
        part,
        ({ date, id }) => ({ key: date, id }),
        readPage,
        () => importedFulfilments(queries, ledger),
      );
    },
    changedMovements: (ledger, { since, until }, part) => {
      const readPage: ReadPage = (after, limit) => {
        const behind =
          after === null
            ? sql`revision > ${since}`
            : sql`(revision, id) > (${after.key}, ${after.id})`;
        return read(
          sql<TransactionRow>`select * from transactions where ledger_id = ${ledger} and ${behind}
            and revision <= ${until} order by revision, id limit ${limit}`,
        );
      };
      return readPart(
        part,
        ({ revision, id }) => ({ key: revision, id }),
        readPage,
        () => importedFulfilments(queries, ledger),
      );
    },
    areMore: async (ledger, since, most) => {
      const each = LOGGED_TABLES.map(
        (table) =>
          sql`select 1 as one from ${sql.table(table)} where ledger_id = ${ledger} and ${revisionColumnOf(table)} > ${since}`,
      );
      const [counted] = await read(
        sql<{ readonly count: number }>`select count(*) as count from (
          select one from (${sql.join(each, sql` union all `)}) as changed limit ${most + 1}) as counted`,
      );
      return (counted?.count ?? 0) > most;
    },
    others: (ledger, since) => changedShelves(queries, ledger, since),
    versions: (ledger) => versionPages(queries, ledger),
  };
};
