import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/**
 * Creates the movements of an import that a later one repeated, where only their number was stored. Earlier ones are
 * derived from the days: a bank's file has all movements of its days.
 */
export const importRepeats = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table import_repeats (
        ledger_id text not null,
        line_id text not null,
        later_id text not null,
        primary key (ledger_id, line_id, later_id),
        foreign key (ledger_id, line_id) references import_lines (ledger_id, id) on delete cascade,
        foreign key (ledger_id, later_id) references imports (ledger_id, id) on delete cascade
      )${keyedTableSuffix}`.execute(db);
    await sql`create index repeats_of_later on import_repeats (ledger_id, later_id)`.execute(db);
    await sql`insert into import_repeats (ledger_id, line_id, later_id)
      select import_lines.ledger_id, import_lines.id, imports.id
      from import_overlaps
      join imports on imports.ledger_id = import_overlaps.ledger_id
        and imports.id = import_overlaps.later_id
      join import_lines on import_lines.ledger_id = import_overlaps.ledger_id
        and import_lines.import_id = import_overlaps.earlier_id
        and import_lines.date between imports.first_day and imports.last_day`.execute(db);
    await sql`drop table import_overlaps`.execute(db);
    await sql`alter table imports add column seen_again ${int8} not null default 0
      check (seen_again >= 0)`.execute(db);
    await sql`update imports set seen_again = (select count(*) from import_lines
        where import_lines.ledger_id = imports.ledger_id and import_lines.import_id = imports.id
        and exists (select 1 from import_repeats
          where import_repeats.ledger_id = import_lines.ledger_id
          and import_repeats.line_id = import_lines.id))
      where exists (select 1 from import_repeats
        where import_repeats.ledger_id = imports.ledger_id)`.execute(db);
  },
});
