import { changesNothing } from "../../domain/restore/refused-groups.ts";
import type { RestoreCounts } from "../../domain/restore/restore.ts";
import { countText } from "../format-further.ts";

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${countText(count)} ${many}`];

/** The toast after a restore. */
export function copyRestoredText(counts: RestoreCounts): string {
  if (changesNothing(counts)) return "Nada mudou: já tinha tudo o que está na cópia.";
  const { added, changed, removed } = counts;
  const parts = [
    ...counted(added, "novo", "novos"),
    ...counted(changed, "alterado", "alterados"),
    ...counted(removed, "no lixo", "no lixo"),
  ];
  return `Cópia reposta: ${parts.join(", ")}.`;
}
