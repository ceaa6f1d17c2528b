import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { Removal } from "../../domain/trash/removal.ts";
import { formatDate } from "../format.ts";
import { KIND_WORDS } from "../kind-names.ts";
import { removalTarget } from "../record-labels.ts";

const listed = new Intl.ListFormat("pt-PT");

const movementCount = (count: number) => (count === 1 ? "1 movimento" : `${count} movimentos`);

/** The sentence that names an undone import. */
export const importSummary = (name: string, movements: number): string =>
  `${name} · ${movementCount(movements)}`;

/** The sentence that names a removed record. */
export const removedSummary = (record: WrittenRecord): string => {
  const { label } = removalTarget(record);
  return record.type === "transactions"
    ? `${label} · ${formatDate(record.kept.record.date)}`
    : label;
};

/** The sentence that names the action which removed something. */
export function removalText({ counts, undone, merged }: Removal): string {
  if (undone !== null) return `Importação ${importSummary(undone.name, undone.movements)}`;
  if (merged !== null) return `Categoria ${merged.from} junta a ${merged.into}`;
  const each = [...counts].map(([resource, count]) => {
    const [one, several] = KIND_WORDS[resource];
    return `${count} ${count === 1 ? one : several}`;
  });
  return `Remoção de ${listed.format(each)}`;
}
