import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { TaxNumber } from "../../../../src/domain/receipts/tax-number.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Receipts } from "../../../application/receipts/receipts.ts";
import { categoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 4_000;

/** The marks of existing records. */
const living = (queries: Queries, ledger: LedgerId) =>
  queries
    .selectFrom("receipts")
    .innerJoin("transactions", (join) =>
      join
        .onRef("transactions.ledger_id", "=", "receipts.ledger_id")
        .onRef("transactions.id", "=", "receipts.transaction_id"),
    )
    .where("receipts.ledger_id", "=", ledger)
    .where("transactions.deleted_at", "is", null)
    .orderBy("receipts.transaction_id", "desc");

/** The records of an issuer's receipts, last recorded first. */
const ofIssuer = (queries: Queries, ledger: LedgerId, issuer: TaxNumber) =>
  living(queries, ledger).where("receipts.tax_number", "=", issuer).limit(1);

async function* pages(queries: Queries, ledger: LedgerId) {
  const all = living(queries, ledger)
    .select(["receipts.transaction_id as record", "tax_number as taxNumber", "atcud"])
    .limit(PAGE_SIZE);
  for (let rows = await all.execute(); ;) {
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return;
    await setImmediate();
    rows = await all.where("receipts.transaction_id", "<", last.record).execute();
  }
}

/** The marks of records' receipts, in the receipts table. */
export const kyselyReceipts = (queries: Queries): Receipts => ({
  known: async (ledger, { taxNumber, atcud }) => {
    const records = ofIssuer(queries, ledger, taxNumber);
    const last = await records
      .select(["transactions.category_id", "transactions.description"])
      .where("transactions.kind", "=", "expense")
      .executeTakeFirst();
    const recorded =
      atcud === null
        ? undefined
        : await records
            .select(["transactions.id", "transactions.kind", "transactions.date"])
            .where("receipts.atcud", "=", atcud)
            .executeTakeFirst();
    const { nameOf } = await categoryNames(queries, ledger);
    return {
      shop: last ? { description: last.description, category: nameOf(last.category_id) } : null,
      recorded: recorded ?? null,
    };
  },
  pages: (ledger) => pages(queries, ledger),
  keep: async (ledger, record, { taxNumber, atcud }) => {
    // In a repeated creation the record may be gone.
    await sql`insert into receipts (ledger_id, transaction_id, tax_number, atcud)
      select ledger_id, id, ${taxNumber}, ${atcud} from transactions
      where ledger_id = ${ledger} and id = ${record}
      on conflict (ledger_id, transaction_id) do nothing`.execute(queries);
  },
});
