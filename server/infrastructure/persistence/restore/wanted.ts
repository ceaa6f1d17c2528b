import type { RefusedRow, RestoredKind, RowFault } from "../../../../src/domain/restore/restore.ts";
import type { RecordTable, AttachedTable } from "../tables.ts";

/** Columns of a row by name. */
export type Columns = Readonly<Record<string, unknown>>;

/** Whether a column has no value. */
export const isNone = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** A row of the copy by name. */
type RowName = Pick<RefusedRow, "kind" | "id">;

/** A row that a copy tells. */
export type WantedRow = {
  /** The row of the copy that it belongs to, as it is counted; null if it is not counted. */
  readonly of: RowName | null;
  /** The row that an uncounted one belongs to, which is refused if this one is there twice. */
  readonly beside?: RowName;
  readonly key: string;
  /** The columns that the copy tells. */
  readonly told: Columns;
  /** The columns that a new row has beside them. */
  readonly otherwise: Columns;
};

/** The rows of a table that a copy tells, by their keys; `isWhole` where rows that it does not tell are to go. */
export type WantedTable = {
  readonly rows: Map<string, WantedRow>;
  readonly isWhole: boolean;
};

/** Collects what a copy tells, table by table. */
export type Wanted = {
  readonly tables: ReadonlyMap<RecordTable | AttachedTable, WantedTable>;
  readonly refused: RefusedRow[];
  readonly refuse: (kind: RestoredKind, id: string, fault: RowFault) => void;
  readonly add: (table: RecordTable | AttachedTable, row: WantedRow) => void;
  /** States that a copy tells all rows of a table. */
  readonly tellAll: (table: RecordTable | AttachedTable) => void;
};

export function wantedRows(): Wanted {
  const tables = new Map<RecordTable | AttachedTable, WantedTable>();
  const refused: RefusedRow[] = [];
  const said = new Set<string>();
  const of = (table: RecordTable | AttachedTable): WantedTable => {
    const known = tables.get(table) ?? { rows: new Map(), isWhole: false };
    tables.set(table, known);
    return known;
  };
  const refuse: Wanted["refuse"] = (kind, id, fault) => {
    const key = `${kind} ${id} ${fault}`;
    if (!said.has(key)) refused.push({ kind, id, fault });
    said.add(key);
  };
  return {
    tables,
    refused,
    refuse,
    add: (table, row) => {
      const { rows } = of(table);
      const owner = row.of ?? row.beside;
      if (rows.has(row.key) && owner) refuse(owner.kind, owner.id, "twice");
      rows.set(row.key, row);
    },
    tellAll: (table) => void tables.set(table, { ...of(table), isWhole: true }),
  };
}
