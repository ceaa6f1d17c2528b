import type { ImportUndone, MadeImport, UndoOutlook } from "../../domain/imports/import.ts";

const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The counts of an import. */
function counts({ created, repeated, notCounted, joined }: MadeImport): string {
  return [
    of(created, "novo", "novos"),
    joined > 0 ? of(joined, "juntado ao que registou", "juntados ao que registou") : null,
    notCounted > 0 ? of(notCounted, "não contado", "não contados") : null,
    repeated > 0 ? of(repeated, "repetido", "repetidos") : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** The number of movements that are removed; of records too, where movements were split. */
function going(name: string, { removed, records }: UndoOutlook): string {
  if (records === 0) return `Nada sai do que veio de ${name}.`;
  if (removed === 0)
    return `${records === 1 ? "Sai" : "Saem"} ${of(records, "registo", "registos")} de ${name}.`;
  const divided = records === removed ? "" : ` (${of(records, "registo", "registos")})`;
  return `${removed === 1 ? "Sai" : "Saem"} ${of(removed, "movimento", "movimentos")}${divided} de ${name}.`;
}

/** The removed movements that a later import counted as repeats; null for none. */
function cameAgain({ removed, repeated }: UndoOutlook): string | null {
  if (repeated === 0) return null;
  const said = repeated === 1 ? "como repetido" : "como repetidos";
  if (repeated === removed)
    return `Uma importação posterior contou-${removed === 1 ? "o" : "os"} ${said}.`;
  return `Destes, ${repeated === 1 ? "1 foi contado" : `${repeated} foram contados`} ${said} por uma importação posterior.`;
}

/** The consequence of undoing an import. */
function consequence(name: string, outlook: UndoOutlook): string {
  const { edited, restored, others } = outlook;
  return [
    going(name, outlook),
    cameAgain(outlook),
    edited.length > 0
      ? `${edited.length === 1 ? "Fica" : "Ficam"} ${of(edited.length, "registo que alterou", "registos que alterou")}.`
      : null,
    others > 0
      ? `${others === 1 ? "Fica" : "Ficam"} ${of(others, "movimento que já cá estava, de outra importação", "movimentos que já cá estavam, de outra importação")}.`
      : null,
    restored > 0
      ? `${of(restored, "registo seu volta", "registos seus voltam")} à data e ao valor que ${restored === 1 ? "tinha" : "tinham"}.`
      : null,
    "Pode importar o ficheiro outra vez.",
  ]
    .filter((part) => part !== null)
    .join(" ");
}

/** The list of past imports. */
export const pastImportTexts = {
  title: "Importações feitas",
  days: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  counts,
  leftOut: "Ver não contados",
  leftOutOf: (name: string) => `Ver os não contados de ${name}`,
  leftOutTitle: "Não contados",
  looking: "A procurar…",
  retry: "Tentar novamente",
  nothingLeftOut: "Todos contam.",
  countOf: (text: string) => `Contar ${text}`,
  leaveOutOf: (text: string) => `Não contar ${text}`,
  count: "Contar",
  counting: "A contar…",
  leaveOut: "Não contar",
  leavingOut: "A retirar…",
  others: (count: number) => `e mais ${count}`,
  undo: "Anular",
  undoOf: (name: string) => `Anular a importação de ${name}`,
  undoing: "A anular…",
  question: "Anular esta importação?",
  consequence,
  leftTitle: (count: number) =>
    count === 1 ? "Ficou 1 registo que alterou" : `Ficaram ${count} registos que alterou`,
  leftHint: "O resto da importação saiu. Estes tinham sido alterados à mão depois de importados.",
  keep: "Ficar com eles",
  removeEdited: "Remover também",
} as const;

/** The result of undoing an import. */
export const importUndoneText = ({ removed, edited }: ImportUndone): string =>
  edited.length === 0
    ? of(removed, "movimento removido", "movimentos removidos")
    : `${of(removed, "movimento removido", "movimentos removidos")}, ${of(edited.length, "registo alterado ficou", "registos alterados ficaram")}`;
