import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import type { Account } from "../../../../src/domain/accounts/account.ts";
import type { MadeImport } from "../../../../src/domain/imports/import.ts";
import type { StoredLine, LineState } from "../../../../src/domain/imports/stored-line.ts";
import type { LeftOut } from "../../../../src/domain/imports/left-out.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { ImportLineId, LedgerId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { Imports, LinePart } from "../../../application/imports/imports.ts";
import type { Queries } from "../database.ts";
import { presentNames } from "../present-names.ts";
import type { ImportLineRow, ImportPartRow } from "./import-tables.ts";
import { partsOfRecords } from "./parts-of-records.ts";
import type { Flag } from "../ledger/ledger-tables.ts";
import type { Tables } from "../tables.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 1_000;

type ListedRow = Omit<Tables["imports"], "account_id"> &
  Pick<Tables["accounts"], "label" | "digits" | "kind"> & {
    readonly account_id: Account["id"];
  };

const toMadeImport = (row: ListedRow): MadeImport => ({
  id: row.id,
  name: row.name,
  bank: row.bank,
  account: { id: row.account_id, label: row.label, digits: row.digits, kind: row.kind },
  madeAt: row.made_at,
  created: row.created,
  repeated: row.repeated,
  notCounted: row.not_counted,
  joined: row.joined,
  seenAgain: row.seen_again,
  from: row.first_day,
  to: row.last_day,
});

/** One lookup per row: with a join, a database that expects small ledgers would scan whole tables. */
const isThere = (table: "import_lines" | "import_parts") =>
  sql`coalesce((select case when deleted_at is null then 1 else 0 end from transactions
    where ledger_id = ${sql.ref(`${table}.ledger_id`)}
    and id = ${sql.ref(`${table}.record_id`)}), 0)`;

/** Whether a record of a line is of a day or later, or one of those that it was divided into. */
function isRecordedSince(ledger: LedgerId, from: CivilDate) {
  const records = sql`(select coalesce(divided_from, id) from transactions
    where ledger_id = ${ledger} and deleted_at is null and date >= ${from})`;
  return sql`(record_id in ${records} or (record_id is null and id in (
    select line_id from import_parts where ledger_id = ${ledger} and record_id in ${records})))`;
}

/** A line or a part, and whether its record exists. */
type LineRow = ImportLineRow & { readonly is_there: Flag };
type PartRow = Pick<ImportPartRow, "line_id" | "record_id"> & { readonly is_there: Flag };

const stateOf = (row: LineRow, records: readonly TransactionId[]): LineState => {
  if (row.counted === 0) return "not-counted";
  if (records.length === 0) return "removed";
  return row.former_date === null ? "counted" : "joined";
};

const leftOutOf = (row: ImportLineRow): LeftOut | null =>
  row.left_out_reason && { reason: row.left_out_reason, because: row.left_out_because };

/** The imports in their tables. */
export const kyselyImports = (queries: Queries): Imports => {
  const lineRows = async (
    ledger: LedgerId,
    after: ImportLineId | "",
    { from = null, of = null }: LinePart,
    older: RawBuilder<unknown>,
  ) =>
    (
      await sql<LineRow>`select import_lines.*, ${isThere("import_lines")} as is_there
        from import_lines where ledger_id = ${ledger} and id > ${after}
          ${from === null ? sql`` : sql`and (date >= ${from} ${older})`}
          ${of === null ? sql`` : sql`and import_id = ${of}`}
        order by id limit ${PAGE_SIZE}`.execute(queries)
    ).rows;

  /** The existing records of divided lines' parts, from one line to another. */
  const partRecords = async (ledger: LedgerId, from: ImportLineId, to: ImportLineId) => {
    const { rows } = await sql<PartRow>`select line_id, record_id,
        ${isThere("import_parts")} as is_there
      from import_parts
      where ledger_id = ${ledger} and line_id >= ${from} and line_id <= ${to} and counts = 1
      order by line_id, position`.execute(queries);
    return Map.groupBy(
      rows.filter((row) => row.is_there === 1),
      (row) => row.line_id,
    );
  };

  /** The existing parts that were divided from the removed records of lines. */
  const partsOfRemoved = (ledger: LedgerId, rows: readonly LineRow[]) => {
    const removed = rows.flatMap((row) => (row.is_there === 1 ? [] : (row.record_id ?? [])));
    return partsOfRecords(queries, ledger, removed, "existing");
  };

  /** The condition of older lines that are read as well; asked for once, since there are seldom any. */
  const olderLines = async (ledger: LedgerId, from: CivilDate) => {
    const isRecorded = isRecordedSince(ledger, from);
    const { rows } = await sql`select 1 from import_lines
      where ledger_id = ${ledger} and date < ${from} and ${isRecorded} limit 1`.execute(queries);
    return rows.length === 0 ? sql`` : sql`or ${isRecorded}`;
  };

  async function* pages(ledger: LedgerId, part: LinePart = {}) {
    const older = part.from ? await olderLines(ledger, part.from) : sql``;
    for (let after: ImportLineId | "" = part.after ?? ""; ;) {
      const rows = await lineRows(ledger, after, part, older);
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return;
      yield {
        rows,
        parts: await partRecords(ledger, first.id, last.id),
        ofRemoved: await partsOfRemoved(ledger, rows),
      };
      if (rows.length < PAGE_SIZE) return;
      after = last.id;
      await setImmediate();
    }
  }

  type Page = ReturnType<typeof pages> extends AsyncGenerator<infer Each> ? Each : never;

  const recordsOf = (row: LineRow, { parts, ofRemoved }: Page): readonly TransactionId[] => {
    if (row.record_id === null) return (parts.get(row.id) ?? []).map((part) => part.record_id);
    return row.is_there === 1 ? [row.record_id] : (ofRemoved.get(row.record_id) ?? []);
  };

  const textOf = (row: ImportLineRow) => row.original ?? row.description ?? "";

  return {
    list: async (ledger) => {
      const { rows } = await sql<ListedRow>`select imports.*, label, digits, kind
        from imports join accounts
          on accounts.ledger_id = imports.ledger_id and accounts.id = imports.account_id
        where imports.ledger_id = ${ledger} and removed_at is null
        order by imports.made_at desc, imports.id desc`.execute(queries);
      return rows.map(toMadeImport);
    },
    linePages: async function* (ledger, part) {
      const nameOf = await presentNames(queries, ledger);
      for await (const page of pages(ledger, part))
        yield page.rows.map((row): StoredLine => {
          const records = recordsOf(row, page);
          const state = stateOf(row, records);
          return {
            account: row.account_id,
            import: row.import_id,
            id: row.id,
            records: state === "not-counted" ? [] : records,
            state,
            kind: row.kind,
            date: row.date,
            amount: row.amount,
            identity: row.identity,
            ...(row.reference !== null && { reference: row.reference }),
            original: textOf(row),
            category: nameOf(row.category_id),
            chosen: row.chosen === 1,
            leftOut: leftOutOf(row),
            revision: row.revision,
          };
        });
    },
    originals: async (ledger) => {
      const of = new Map<TransactionId, string>();
      const divided = new Set<TransactionId>();
      for await (const { rows, parts } of pages(ledger)) {
        for (const row of rows) if (row.record_id !== null) of.set(row.record_id, textOf(row));
        for (const part of [...parts.values()].flat()) divided.add(part.record_id);
      }
      return { of, divided };
    },
  };
};
