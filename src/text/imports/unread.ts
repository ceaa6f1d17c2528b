import type { NamedCell, Statement, UnreadRow } from "../../domain/imports/statements/statement.ts";
import { lineText } from "./sheets.ts";
import { unreadTexts } from "./statement-faults.ts";

const counts = new Intl.NumberFormat("pt-PT");

/** What was not read of files, and the example that helps to read it one day. */
export const unreadRowTexts = {
  title: (count: number) =>
    count === 1 ? "1 linha por ler" : `${counts.format(count)} linhas por ler`,
  line: (statement: Statement, { line, reason }: UnreadRow) =>
    `L${lineText(statement, line).slice(1)}: ${unreadTexts[reason]}`,
  column: ({ column }: NamedCell) => (column === "" ? "sem nome" : column),
  others: (count: number) => `e mais ${counts.format(count)}`,
  example: "Enviar exemplo",
  exampleOf: (name: string) => `Enviar exemplo de ${name}`,
} as const;

/** The example of a file, before it is saved. */
export const exampleTexts = {
  title: "Enviar exemplo",
  making: "A preparar o exemplo…",
  hint: {
    file: "Todas as letras e algarismos foram trocados por outros, ao acaso, menos os nomes das colunas e palavras como moedas e estados. Veja se está tudo disfarçado, guarde o ficheiro e envie-o a quem gere o FinControl. Nada é enviado daqui.",
    cells:
      "São as células do livro do Excel, em texto: todas as letras e algarismos foram trocados por outros, ao acaso, menos os nomes das colunas e palavras como moedas e estados. Veja se está tudo disfarçado, guarde o ficheiro e envie-o a quem gere o FinControl. Nada é enviado daqui.",
  },
  none: "Deste ficheiro não se consegue fazer um exemplo.",
  content: "O exemplo, como será guardado",
  rows: "As primeiras linhas do seu ficheiro, como foram entendidas",
  close: "Fechar",
  save: "Guardar exemplo",
  retry: "Tentar novamente",
} as const;
