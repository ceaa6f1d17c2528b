import { setImmediate } from "node:timers/promises";
import type {
  RestoredKind,
  RestoreMode,
  RowFault,
} from "../../../../src/domain/restore/restore.ts";
import type { RecordTable, AttachedTable } from "../tables.ts";
import { isNone, type Columns, type Wanted, type WantedRow } from "./wanted.ts";

/** A rule that no two rows of a table may break together. */
type Unique = {
  readonly table: RecordTable | AttachedTable;
  readonly columns: readonly string[];
  readonly kind: RestoredKind | null;
  readonly fault: RowFault;
};

const UNIQUE: readonly Unique[] = [
  { table: "budgets", columns: ["month", "category_id"], kind: "budget", fault: "budget-exists" },
  {
    table: "transactions",
    columns: ["recurrence_id", "planned_day"],
    kind: null,
    fault: "day-recorded",
  },
  { table: "import_lines", columns: ["account_id", "identity"], kind: "line", fault: "line-known" },
  { table: "import_lines", columns: ["record_id"], kind: "line", fault: "line-known" },
  { table: "import_parts", columns: ["record_id"], kind: "line", fault: "line-known" },
  { table: "notifications", columns: ["key"], kind: "notification", fault: "twice" },
];

type Present = ReadonlyMap<string, Columns>;

/** Refuses rows of a copy that conflict with other rows of the copy or with rows that stay. */
export async function judgeTogether(
  mode: RestoreMode,
  wanted: Wanted,
  records: ReadonlyMap<RecordTable, ReadonlyMap<string, object>>,
  attachedRows: ReadonlyMap<AttachedTable, Present>,
): Promise<void> {
  for (const { table, columns, kind, fault } of UNIQUE) {
    const known = wanted.tables.get(table);
    if (known === undefined) continue;
    await setImmediate();
    const present = (records.get(table as RecordTable) ??
      attachedRows.get(table as AttachedTable)) as Present;
    const keyOf = (row: Columns): string | null => {
      const values = columns.map((name) => row[name]);
      return values.some(isNone) ? null : values.join(" ");
    };
    const taken = new Map<string, string>();
    const stays = ([id, row]: [string, Columns]) =>
      !known.rows.has(id) && isNone(row["deleted_at"]) && !(mode === "replace" && known.isWhole);
    for (const one of present) {
      const key = stays(one) ? keyOf(one[1]) : null;
      if (key !== null) taken.set(key, one[0]);
    }
    for (const [id, row] of known.rows) {
      const key = keyOf({ ...row.otherwise, ...present.get(id), ...row.told });
      if (key === null) continue;
      if (taken.has(key)) refuse(wanted, row, kind, id, fault);
      taken.set(key, id);
    }
  }
}

const refuse = (
  wanted: Wanted,
  { of }: WantedRow,
  kind: RestoredKind | null,
  key: string,
  fault: RowFault,
) => wanted.refuse(of?.kind ?? kind ?? "line", of?.id ?? key.split(" ")[0] ?? key, fault);
