import { sql } from "kysely";
import type { TaxNumber } from "../../../src/domain/receipts/tax-number.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Receipts } from "../../application/ports/receipts.ts";
import { categoryNames } from "./category-names.ts";
import type { Queries } from "./database.ts";

/** The records that were read from receipts of an issuer and are there, the one recorded last first. */
const ofIssuer = (queries: Queries, ledger: LedgerId, issuer: TaxNumber) =>
  queries
    .selectFrom("receipts")
    .innerJoin("transactions", (join) =>
      join
        .onRef("transactions.ledger_id", "=", "receipts.ledger_id")
        .onRef("transactions.id", "=", "receipts.transaction_id"),
    )
    .where("receipts.ledger_id", "=", ledger)
    .where("receipts.tax_number", "=", issuer)
    .where("transactions.deleted_at", "is", null)
    .orderBy("receipts.transaction_id", "desc")
    .limit(1);

/** The marks of receipts in the receipts table, beside the records. */
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
  keep: async (ledger, record, { taxNumber, atcud }) => {
    // Of a creation that is only answered again the record may be gone.
    await sql`insert into receipts (ledger_id, transaction_id, tax_number, atcud)
      select ledger_id, id, ${taxNumber}, ${atcud} from transactions
      where ledger_id = ${ledger} and id = ${record}
      on conflict (ledger_id, transaction_id) do nothing`.execute(queries);
  },
});
