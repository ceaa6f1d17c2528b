/** The conflict dialog, when another member has changed or removed a record while its form was open. */
export const versionTexts = {
  caption: "As duas versões do registo",
  field: "Campo",
  theirs: "A outra versão",
  mine: "A sua versão",
  keepTheirs: "Ficar com a outra",
  keepMine: "Ficar com a minha",
  merge: "Juntar",
  hint: "«Juntar» aproveita o que só um dos lados mudou. Onde ambos mudaram, escolha aqui.",
  nothing: "(vazio)",
  pick: (label: string, side: string) => `${label}: ${side}`,
  gone: "O que escreveu não se perdeu: pode registá-lo como novo.",
  recordAnew: "Registar como novo",
} as const;
