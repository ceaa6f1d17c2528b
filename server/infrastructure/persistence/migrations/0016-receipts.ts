import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the issuer and the document code of records' receipts. */
export const receipts = ({ keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table receipts (
      ledger_id text not null,
      transaction_id text not null,
      tax_number text not null check (length(tax_number) = 9),
      atcud text check (length(atcud) <= 70),
      primary key (ledger_id, transaction_id),
      foreign key (ledger_id, transaction_id)
        references transactions (ledger_id, id) on delete cascade
    )${keyedTableSuffix}`.execute(db);
    await sql`create index receipts_of_issuer
      on receipts (ledger_id, tax_number, transaction_id)`.execute(db);
  },
});
