import { limitFault, type LimitedKind } from "../../../../src/domain/ledger/record-limits.ts";
import { LINES_MAX, PARTS_MAX } from "../../../../src/domain/imports/import-limits.ts";
import type {
  RestoredKind,
  RestoreMode,
  RowFault,
} from "../../../../src/domain/restore/restore.ts";
import type { RecordTable, AttachedTable } from "../tables.ts";
import { isNone, type Columns, type Wanted } from "./wanted.ts";

/** How many rows may stand together: all of a table, or those with the same value in a column. */
type Limit = {
  readonly table: RecordTable | AttachedTable;
  readonly by: string | null;
  /** The kind that is refused: that of the table, or the one its column names. */
  readonly kind: RestoredKind;
  readonly fault: (count: number) => RowFault | null;
};

const above =
  (most: number, fault: RowFault) =>
  (count: number): RowFault | null =>
    count > most ? fault : null;

const LIMITED = {
  categories: { kind: "category", by: "kind" },
  rules: { kind: "rule", by: null },
  recurrences: { kind: "recurrence", by: null },
  accounts: { kind: "account", by: null },
} as const satisfies Record<LimitedKind, Pick<Limit, "kind" | "by">>;

const LIMITS: readonly Limit[] = [
  ...(Object.keys(LIMITED) as LimitedKind[]).map((table) => ({
    table,
    ...LIMITED[table],
    fault: (count: number) => limitFault(table, count),
  })),
  {
    table: "import_lines",
    by: "import_id",
    kind: "import",
    fault: above(LINES_MAX, "too-many-lines"),
  },
  {
    table: "import_parts",
    by: "line_id",
    kind: "line",
    fault: above(PARTS_MAX, "too-many-parts"),
  },
];

type Present = ReadonlyMap<string, Columns>;

const isLiving = (row: Columns | undefined) => row !== undefined && isNone(row["deleted_at"]);

/**
 * Refuses a copy that, with the rows that stay, would exceed the limits of calls. A copy that adds nothing is never
 * refused.
 */
export function judgeLimits(
  mode: RestoreMode,
  wanted: Wanted,
  records: ReadonlyMap<RecordTable, ReadonlyMap<string, object>>,
  attachedRows: ReadonlyMap<AttachedTable, Present>,
): void {
  for (const { table, by, kind, fault } of LIMITS) {
    const known = wanted.tables.get(table);
    if (known === undefined) continue;
    const present = (records.get(table as RecordTable) ??
      attachedRows.get(table as AttachedTable)) as Present;
    const groupOf = (row: Columns) => (by === null ? "" : String(row[by]));
    const going = mode === "replace" && known.isWhole;
    const staying = going
      ? []
      : [...present].filter(([key, row]) => isLiving(row) && !known.rows.has(key));
    const told = [...known.rows.values()].map((row) => row.told);
    const counts = countBy([...staying.map(([, row]) => row), ...told], groupOf);
    // The last row that each group gains.
    const gained = new Map(
      [...known.rows]
        .filter(([key]) => !isLiving(present.get(key)))
        .map(([key, row]) => [groupOf(row.told), row.of?.id ?? key]),
    );
    for (const [group, last] of gained) {
      const why = fault(counts.get(group) ?? 0);
      const isRow = kind !== "import" && kind !== "line";
      if (why !== null) wanted.refuse(kind, isRow ? last : group, why);
    }
  }
}

function countBy(rows: readonly Columns[], groupOf: (row: Columns) => string) {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(groupOf(row), (counts.get(groupOf(row)) ?? 0) + 1);
  return counts;
}
