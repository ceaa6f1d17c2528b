import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { ImportLine } from "../../../src/domain/imports/import.ts";
import type { KnownLine } from "../../../src/domain/imports/plan-import.ts";
import type { TransactionId } from "../../../src/domain/shared/ids.ts";
import type { FoundImport, ImportWriter } from "../../application/ports/imports.ts";
import { IdTaken } from "../../application/ports/ledger-work.ts";
import type { CategoryNames } from "./category-names.ts";
import { lineRow, partRows } from "./import-rows.ts";
import { ROWS_AT_ONCE } from "./insert-rows.ts";
import { madeLines } from "./made-lines.ts";
import { presentNames } from "./present-names.ts";
import { tellBalance } from "./tell-balance.ts";
import type { Work } from "./write-rows.ts";
import { settleImport } from "./settle-import.ts";
import { isTaken } from "./storage-failure-of.ts";
import type { ImportLineRow, ImportPartRow } from "./import-tables.ts";
import type { TransactionRow } from "./tables.ts";
import { flag } from "./user-row.ts";

/** Writes imports: their accounts, their movements, and what follows from taking them back. */
export function importWriter(work: Work, names: CategoryNames): ImportWriter {
  const { queries, member, revision, now, find, insert, touch } = work;
  const { ledger, user } = member;
  const place = { ledger, revision };

  /** Does a work on many in parts, between which others have their turn. */
  async function inParts<Each>(
    all: readonly Each[],
    part: (some: readonly Each[]) => Promise<unknown>,
  ): Promise<void> {
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
      if (from > 0) await setImmediate();
      await part(all.slice(from, from + ROWS_AT_ONCE));
    }
  }

  const insertAll = (table: string, rows: readonly object[]) =>
    inParts(rows, (some) => insert(queries, table, some as never, "fail"));

  /** Rows of a table of this ledger that have one of some values in a column. */
  const rowsWith = <Row>(
    table: string,
    column: string,
    values: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ) => find<Row>(queries, { table, fixed: { ledger_id: ledger, ...more }, column, values });

  /** Those of some records that are there. */
  async function livingOf(records: readonly TransactionId[]) {
    const living = new Set<TransactionId>();
    await inParts(records, async (some) => {
      for (const row of await rowsWith<TransactionRow>("transactions", "id", some))
        if (row.deleted_at === null) living.add(row.id);
    });
    return living;
  }

  /** Whether lines count and none of their records is there any more. */
  async function goneOf(lines: readonly ImportLineRow[]) {
    const divided = lines.filter((line) => line.record_id === null).map(({ id }) => id);
    const parts = await rowsWith<ImportPartRow>("import_parts", "line_id", divided);
    const ofLine = Map.groupBy(
      parts.filter(({ counts }) => counts === 1),
      (part) => part.line_id,
    );
    const recordsOf = (line: ImportLineRow) =>
      line.record_id === null
        ? (ofLine.get(line.id) ?? []).map((part) => part.record_id)
        : [line.record_id];
    const living = await livingOf(lines.flatMap(recordsOf));
    return (line: ImportLineRow) =>
      line.counted === 1 && recordsOf(line).every((record) => !living.has(record));
  }

  return {
    find: async (id) => {
      const rows = queries.selectFrom("imports").selectAll().where("ledger_id", "=", ledger);
      const row = await rows.where("id", "=", id).executeTakeFirst();
      if (row === undefined) return null;
      const undone: FoundImport["undone"] =
        row.undo_change === null
          ? null
          : { change: row.undo_change, removed: row.undo_removed ?? 0 };
      return {
        removed: row.removed_at !== null,
        fingerprint: row.fingerprint,
        outcome: { id, created: row.first_created, repeated: row.repeated },
        revision: row.revision,
        undone,
      };
    },
    hasRoomFor: async (account, most) => {
      const rows = queries.selectFrom("accounts").select("id").where("ledger_id", "=", ledger);
      const ids = (await rows.limit(most).execute()).map(({ id }) => id);
      if (ids.length < most || ids.includes(account)) return true;
      return (await rows.where("id", "=", account).executeTakeFirst()) !== undefined;
    },
    known: async (account, identities) => {
      const found = new Map<string, KnownLine>();
      await inParts(identities, async (some) => {
        const ofAccount = { account_id: account };
        const rows = await rowsWith<ImportLineRow>("import_lines", "identity", some, ofAccount);
        const isGone = await goneOf(rows);
        for (const row of rows)
          found.set(row.identity, { id: row.id, import: row.import_id, removed: isGone(row) });
      });
      return found;
    },
    linked: async (records) => {
      const found = new Set<TransactionId>();
      await inParts(records, async (some) => {
        for (const table of ["import_lines", "import_parts"])
          for (const row of await rowsWith<{ record_id: TransactionId }>(table, "record_id", some))
            found.add(row.record_id);
      });
      return found;
    },
    add: async ({ id, name, bank, account, closing }, made) => {
      const { label, digits, kind } = account;
      await sql`insert into accounts
          (ledger_id, id, label, bank, digits, kind, balance, balance_day, made_at)
        values (${sql.join([ledger, account.id, label, bank, digits, kind])},
          ${closing?.amount ?? null}, ${closing?.date ?? null}, ${now})
        on conflict (ledger_id, id) do update set label = excluded.label, bank = excluded.bank,
          digits = excluded.digits, kind = excluded.kind`.execute(queries);
      if (closing !== null)
        await queries
          .updateTable("accounts")
          .set({ balance: closing.amount, balance_day: closing.date })
          .where("ledger_id", "=", ledger)
          .where("id", "=", account.id)
          .where((where) =>
            where.or([where("balance_day", "is", null), where("balance_day", "<=", closing.date)]),
          )
          .execute();
      await queries
        .insertInto("imports")
        .values({
          ledger_id: ledger,
          id,
          account_id: account.id,
          name,
          bank,
          fingerprint: made.fingerprint,
          first_created: made.created,
          created: made.created,
          repeated: made.repeated,
          not_counted: made.notCounted,
          joined: made.joined,
          first_day: made.from,
          last_day: made.to,
          revision,
          made_at: now,
          made_by: user,
          removed_at: null,
          undo_change: null,
          undo_removed: null,
        })
        .execute();
      touch();
      return revision;
    },
    tellBalance: (wanted, balance) => tellBalance(work, wanted, balance),
    addLines: async (draft, lines, former) => {
      const toRow = lineRow(place, names, draft);
      const formerOf = ({ use }: ImportLine) =>
        use.type === "join" ? (former.get(use.record) ?? null) : null;
      const write = async (some: readonly ImportLine[]) => {
        await insertAll(
          "import_lines",
          some.map((line) => toRow(line, formerOf(line))),
        );
        await insertAll("import_parts", some.flatMap(partRows(place, names)));
      };
      await inParts(lines, write).catch((error: unknown) => {
        throw isTaken(error) ? new IdTaken("of a movement", { cause: error }) : error;
      });
    },
    addOverlaps: (later, seen) =>
      insertAll(
        "import_overlaps",
        [...seen].map(([earlier, count]) => ({
          ledger_id: ledger,
          earlier_id: earlier,
          later_id: later,
          count,
        })),
      ),
    linesOf: async (id) => madeLines(queries, ledger, sql`import_id = ${id}`),
    forget: (lines) =>
      inParts(lines, async (some) => {
        const own = queries.deleteFrom("import_lines").where("ledger_id", "=", ledger);
        await own.where("id", "in", some).execute();
        touch();
      }),
    forgetParts: (records) =>
      inParts(records, async (some) => {
        const own = queries.deleteFrom("import_parts").where("ledger_id", "=", ledger);
        await own.where("record_id", "in", some).execute();
        touch();
      }),
    line: async (id) => {
      const [made] = await madeLines(queries, ledger, sql`import_lines.id = ${id}`);
      const rows = queries.selectFrom("import_lines").selectAll().where("ledger_id", "=", ledger);
      const row = await rows.where("id", "=", id).executeTakeFirst();
      if (made === undefined || row === undefined) return null;
      const category = (await presentNames(queries, ledger))(row.category_id);
      return { ...made, import: row.import_id, counted: row.counted === 1, category };
    },
    setCounted: async ({ id, made }, counted, category) => {
      const kind = made[0]?.kind;
      const chosen =
        category === null || kind === undefined
          ? {}
          : { category_id: names.idOf(kind, category), chosen: flag(true) };
      const own = queries.updateTable("import_lines").where("ledger_id", "=", ledger);
      await own
        .where("id", "=", id)
        .set({ counted: flag(counted), revision, ...chosen })
        .execute();
      touch();
    },
    settle: async (id, undone) => {
      await settleImport(work, id, undone);
      touch();
      return revision;
    },
  };
}
