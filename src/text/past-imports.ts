import type { ImportUndone, MadeImport } from "../domain/imports/import.ts";

const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What came of an import. */
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

/** What the undoing of an import does. */
function consequence({ name, created, joined, seenAgain }: MadeImport): string {
  return [
    `${of(created, "movimento vindo", "movimentos vindos")} de ${name} ${created === 1 ? "sai" : "saem"}; os que alterou ficam.`,
    joined > 0
      ? `${of(joined, "registo seu volta", "registos seus voltam")} à data e ao valor que ${joined === 1 ? "tinha" : "tinham"}.`
      : null,
    seenAgain > 0
      ? `Saem também ${of(seenAgain, "que uma importação posterior contou como repetido", "que importações posteriores contaram como repetidos")}.`
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

/** What came of the undoing. */
export const importUndoneText = ({ removed, edited }: ImportUndone): string =>
  edited.length === 0
    ? of(removed, "movimento removido", "movimentos removidos")
    : `${of(removed, "movimento removido", "movimentos removidos")}, ${of(edited.length, "registo alterado ficou", "registos alterados ficaram")}`;
