import type { FileQuestion, RepeatAnswer } from "../../domain/imports/review/file-questions.ts";
import type { StatementRow } from "../../domain/imports/statements/statement.ts";
import { signedCents } from "../../domain/imports/statements/identity.ts";
import { cents } from "../../domain/shared/cents.ts";
import { formatDate, formatEuros } from "../format.ts";

type Words = Readonly<Record<"question" | RepeatAnswer, string>>;

/** What is asked about rows of a file, and its two answers. */
export function fileQuestionText({ about, rows }: FileQuestion): Words {
  const one = rows.length === 1;
  if (about === "twins")
    return one
      ? {
          question: "1 movimento está duas vezes neste ficheiro. É o mesmo?",
          same: "É o mesmo",
          other: "São dois",
        }
      : {
          question: `${rows.length} movimentos estão duas vezes neste ficheiro. São os mesmos?`,
          same: "São os mesmos",
          other: "São outros",
        };
  return one
    ? {
        question:
          "1 movimento deste ficheiro é igual a outro já importado, mas o banco deu-lhe outra referência. É repetido?",
        same: "É repetido",
        other: "É outro",
      }
    : {
        question: `${rows.length} movimentos deste ficheiro são iguais a outros já importados, mas o banco deu-lhes outras referências. São repetidos?`,
        same: "São repetidos",
        other: "São outros",
      };
}

export const fileQuestionTexts = {
  title: "Antes de importar",
  row: (row: StatementRow): string =>
    [formatDate(row.date), row.original, formatEuros(cents(signedCents(row)))].join(" · "),
  more: (count: number): string => `e mais ${count}`,
  barred: "Responda primeiro às perguntas em «Antes de importar».",
} as const;
