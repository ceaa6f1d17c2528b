import type { DoubtAnswer, DoubtQuestion } from "../../domain/imports/columns/doubt-questions.ts";
import { formatEuros } from "../format.ts";

/** The question about a column, by its name. */
export function doubtText(question: DoubtQuestion, column: string): string {
  switch (question.about) {
    case "decimal":
      return `Na coluna «${column}», quanto é «${question.example}»?`;
    case "fee":
      return `O que está na coluna «${column}» já faz parte do valor, ou junta-se a ele?`;
    case "state":
      return `Na coluna «${column}», os movimentos com «${question.word}» contam?`;
  }
}

/** One of its answers. */
export function doubtAnswerText(question: DoubtQuestion, answer: DoubtAnswer): string {
  switch (answer) {
    case "comma":
    case "point": {
      const amount = question.about === "decimal" ? question.amounts[answer] : null;
      return amount === null ? marks[answer] : formatEuros(amount);
    }
    case "included":
      return "Já faz parte";
    case "apart":
      return "Junta-se ao valor";
    case "counts":
      return "Contam";
    case "left-out":
      return "Não contam";
  }
}

const marks = { comma: "A vírgula separa os cêntimos", point: "O ponto separa os cêntimos" };

/** The questions that the columns of a file leave open. */
export const mappingQuestionTexts = {
  title: "Falta saber",
  /** Why the file is not read yet. */
  open: "Responda primeiro ao que falta saber.",
} as const;
