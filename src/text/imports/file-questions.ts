import type { FileAnswer, FileQuestion } from "../../domain/imports/review/file-questions.ts";
import type { StatementRow } from "../../domain/imports/statements/statement.ts";
import { signedCents } from "../../domain/imports/statements/identity.ts";
import { cents } from "../../domain/shared/cents.ts";
import { formatDate, formatEuros } from "../format.ts";

type Words = {
  readonly question: string;
  readonly answers: readonly (readonly [answer: FileAnswer, label: string])[];
};

const repeated = (question: string, same: string, other: string): Words => ({
  question,
  answers: [
    ["same", same],
    ["other", other],
  ],
});

/** What is asked about rows of a file, and its two answers. */
export function fileQuestionText({ about, rows }: FileQuestion): Words {
  const one = rows.length === 1;
  if (about === "signs")
    return {
      question: one
        ? "1 movimento deste ficheiro não tem sinal, e o banco chama-lhe débito. Sai da conta?"
        : `${rows.length} movimentos deste ficheiro não têm sinal, e o banco chama-lhes débitos. Saem da conta?`,
      answers: [
        ["out", one ? "Sai" : "Saem"],
        ["in", one ? "Entra" : "Entram"],
      ],
    };
  if (about === "twins")
    return one
      ? repeated("1 movimento está duas vezes neste ficheiro. É o mesmo?", "É o mesmo", "São dois")
      : repeated(
          `${rows.length} movimentos estão duas vezes neste ficheiro. São os mesmos?`,
          "São os mesmos",
          "São outros",
        );
  return one
    ? repeated(
        "1 movimento deste ficheiro é igual a outro já importado, mas o banco deu-lhe outra referência. É repetido?",
        "É repetido",
        "É outro",
      )
    : repeated(
        `${rows.length} movimentos deste ficheiro são iguais a outros já importados, mas o banco deu-lhes outras referências. São repetidos?`,
        "São repetidos",
        "São outros",
      );
}

export const fileQuestionTexts = {
  title: "Antes de importar",
  row: (row: StatementRow): string =>
    [formatDate(row.date), row.original, formatEuros(cents(signedCents(row)))].join(" · "),
  more: (count: number): string => `e mais ${count}`,
  barred: "Responda primeiro às perguntas em «Antes de importar».",
} as const;
