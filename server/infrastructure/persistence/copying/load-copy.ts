import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Queries } from "../database.ts";
import { insertIntoPostgres } from "../insert-rows.ts";
import { postgresFlavour } from "../migrations/flavour.ts";
import { migrate } from "../migrations/migrate.ts";
import { assertNobodyElse } from "../postgres/assert-nobody-else.ts";
import { readByIndex } from "../postgres/read-by-index.ts";
import { openWithRetry } from "../postgres/open-with-retry.ts";
import { OWN_TABLES } from "../postgres/own-tables.ts";
import { assertColumns, hasTables, lastMigrationOf } from "./copied-version.ts";
import { contentOf } from "./content-of.ts";
import { withCopy } from "./open-copy.ts";
import { NotEmpty } from "../refusals.ts";
import { schemaOfVersion } from "./schema-of-version.ts";

type Around = {
  /** Keeps the present tables, beside which nobody can write; null where they must not be replaced. */
  readonly keep: ((present: Queries) => Promise<void>) | null;
  /** Done in the transaction when all rows are loaded and compared. */
  readonly beforeCommit: (loaded: Queries) => Promise<void>;
};

/**
 * Loads a migrated copy into a PostgreSQL, in one transaction: tables that are there are kept elsewhere and dropped, or
 * refused. Before the commit everything is read back and compared.
 */
export async function loadCopy(
  address: string,
  file: string,
  { keep, beforeCommit }: Around,
): Promise<void> {
  const database = openWithRetry(address, () => {}, "alone");
  try {
    await database.transaction().execute(async (transaction) => {
      if (await hasTables(transaction)) {
        if (keep === null) throw new NotEmpty();
        await takeAway(transaction, keep);
      }
      await migrate(transaction, postgresFlavour, Date.now());
      await withCopy(file, async (copy, tables) => {
        await assertColumns(transaction, tables);
        const references = await liftReferences(transaction);
        for (const { name } of tables)
          await sql`delete from ${sql.table(name)}`.execute(transaction);
        const insert = insertIntoPostgres();
        const read = await contentOf(copy, tables, ({ name }, rows) =>
          insert(transaction, name, rows, "fail"),
        );
        for (const reference of references) await sql.raw(reference).execute(transaction);
        await readByIndex(transaction);
        if (!isDeepStrictEqual(read, await contentOf(transaction, tables)))
          throw new Error("the tables are not what was read");
      });
      await beforeCommit(transaction);
    });
  } finally {
    await database.destroy();
  }
}

/** Locks the present tables, keeps what they hold, and drops them. */
async function takeAway(
  transaction: Queries,
  keep: (present: Queries) => Promise<void>,
): Promise<void> {
  const { tables } = await schemaOfVersion(await lastMigrationOf(transaction));
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await assertNobodyElse(transaction);
  await sql`lock table ${names} in access exclusive mode`.execute(transaction);
  await readByIndex(transaction);
  await keep(transaction);
  const all = [...tables.map(({ name }) => name), ...OWN_TABLES];
  for (const name of all)
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(transaction);
}

type Reference = { readonly added: string; readonly dropped: string };

/** Drops all foreign keys, so that rows come in any order; returns the SQL that makes and checks them again. */
async function liftReferences(transaction: Queries): Promise<readonly string[]> {
  const { rows } = await sql<Reference>`select
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as added
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    and conparentid = 0 order by conname`.execute(transaction);
  for (const { dropped } of rows) await sql.raw(dropped).execute(transaction);
  return rows.map(({ added }) => added);
}
