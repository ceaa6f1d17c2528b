import { sql } from "kysely";
import type { ImportLine } from "../../../../src/domain/imports/import.ts";
import type { ImportLineId } from "../../../../src/domain/shared/ids.ts";
import type { ImportWriter, LineToCount } from "../../../application/imports/imports.ts";
import { IdTaken } from "../../../application/ledger/ledger-work.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { lineRow, partRows } from "./import-rows.ts";
import type { ImportLineRow } from "./import-tables.ts";
import { deleteLines, deleteRows, storeVersions, rowsWith } from "./import-versions.ts";
import { madeLines } from "./made-lines.ts";
import { isTaken } from "../storage-failure-of.ts";
import { flag } from "../users/user-row.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";

type LineWriter = Pick<
  ImportWriter,
  | "addLines"
  | "linesOf"
  | "lines"
  | "leftOutBecauseOf"
  | "count"
  | "leaveOut"
  | "forget"
  | "setExclusionReason"
  | "forgetParts"
>;

/** Writes the movements of imports. */
export function importLineWriter(work: Work, names: CategoryNames): LineWriter {
  const { queries, member, revision, insert } = work;
  const { ledger } = member;
  const place = { ledger, revision };

  const insertAll = (table: string, rows: readonly object[]) =>
    inBatches(rows, (some) => insert(queries, table, some as never, "fail"));

  /** Movements with one of the given ids in a column. */
  async function linesWith(column: "id" | "left_out_because", ids: readonly ImportLineId[]) {
    const lines: LineToCount[] = [];
    await inBatches(ids, async (some) => {
      const which = sql`${sql.ref(column)} in (${sql.join(some)})`;
      lines.push(...(await madeLines(queries, ledger, which)));
    });
    return lines;
  }

  async function rewrite(
    { id }: LineToCount,
    now: Partial<Omit<ImportLineRow, "ledger_id" | "id">>,
  ): Promise<void> {
    const [before] = await rowsWith(work, "import_lines", "id", [id]);
    if (before === undefined) return;
    await storeVersions(work, "import_lines", [{ before, after: { ...before, ...now } }]);
    const own = queries.updateTable("import_lines").where("ledger_id", "=", ledger);
    await own.where("id", "=", id).set(now).execute();
  }

  return {
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
      await inBatches(lines, write).catch((error: unknown) => {
        throw isTaken(error) ? new IdTaken("of a movement", { cause: error }) : error;
      });
    },
    linesOf: async (id) => madeLines(queries, ledger, sql`import_id = ${id}`),
    lines: (ids) => linesWith("id", ids),
    leftOutBecauseOf: async (ids) =>
      (await linesWith("left_out_because", ids)).filter(({ counted }) => !counted),
    count: (line, category) => {
      const kind = line.made[0]?.kind;
      const chosen =
        category === null || kind === undefined
          ? {}
          : { category_id: names.idOf(kind, category), chosen: flag(true) };
      const noReason = { left_out_reason: null, left_out_because: null };
      return rewrite(line, { counted: flag(true), ...noReason, ...chosen, revision });
    },
    leaveOut: (line, { reason, because }) =>
      rewrite(line, {
        counted: flag(false),
        left_out_reason: reason,
        left_out_because: because,
        revision,
      }),
    // The revision does not change: it shows which records were removed as the movement ceased to count.
    setExclusionReason: (line, { reason, because }) =>
      rewrite(line, { left_out_reason: reason, left_out_because: because }),
    forget: (lines) => deleteLines(work, lines),
    forgetParts: (records) =>
      inBatches(records, (some) => deleteRows(work, "import_parts", "record_id", some)),
  };
}
