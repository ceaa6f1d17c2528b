import { sql } from "kysely";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";

/** So many fit one statement's timeout on a busy machine. */
const ROW_BATCH_SIZE = 5_000;

type Records = {
  readonly kind: "income" | "expense";
  readonly count: number;
  readonly amount: number;
};

/** Inserts many records of the category "Outros" into one month, with their sum, like so many calls. */
export async function fillLedger(
  queries: Queries,
  { ledger }: Member,
  { kind, count, amount }: Records,
): Promise<void> {
  const [whose, each] = [sql.lit(ledger), sql.lit(amount)];
  const others = sql`from categories
    where ledger_id = ${ledger} and kind = ${kind} and name = 'Outros'`;
  for (let from = 0; from < count; from += ROW_BATCH_SIZE) {
    const to = sql.lit(Math.min(count, from + ROW_BATCH_SIZE));
    await sql`
      insert into transactions (ledger_id, id, kind, date, category_id, amount, description, revision, created_at, changed_at)
      with recursive made(n) as (select ${sql.lit(from + 1)} union all select n + 1 from made where n < ${to})
      select ${whose}, ${whose} || n, ${sql.lit(kind)}, '2031-04-30', (select id ${others}), ${each}, null, 1, 1, 1
      from made`.execute(queries);
  }
  await sql`
    insert into month_sums (ledger_id, month, kind, category_id, sum, count)
    select ledger_id, '2031-04', kind, id, ${sql.lit(count)} * ${each}, ${sql.lit(count)} ${others}`.execute(
    queries,
  );
}
