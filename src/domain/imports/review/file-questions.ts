import type { Statement, StatementRow } from "../statements/statement.ts";

/** Whether rows are the same movements, or others; or whether money without a sign goes out, or comes in. */
type AnswerTo = {
  /** Rows that equal earlier ones under other references of the bank. */
  readonly references: "same" | "other";
  /** Rows that the file has twice. */
  readonly twins: "same" | "other";
  /** Rows whose amounts have no signs, and which the bank calls debits. */
  readonly signs: "out" | "in";
};

/** What is asked about rows of a file before anything is imported. */
export type FileQuestionTopic = keyof AnswerTo;

export type FileAnswer = AnswerTo[FileQuestionTopic];

/** The answers about a file. */
export type FileAnswers = Partial<AnswerTo>;

/** A question about rows of a file, and its answer: the user's, or a proposed one that is as good as sure. */
export type FileQuestion = {
  readonly about: FileQuestionTopic;
  readonly rows: readonly StatementRow[];
  readonly answer: FileAnswer | null;
};

/** Files under review with the questions about their rows. */
type Questioned = { readonly files: readonly { readonly questions?: readonly FileQuestion[] }[] };

/** The questions about rows of a review, each with the index of its file. */
export const fileQuestionsOf = ({
  files,
}: Questioned): readonly (FileQuestion & { readonly file: number })[] =>
  files.flatMap(({ questions = [] }, file) => questions.map((one) => ({ ...one, file })));

/** Whether a question about rows is open, which bars the import. */
export const isBarred = (review: Questioned): boolean =>
  fileQuestionsOf(review).some(({ answer }) => answer === null);

/** The rows of a file by the answers about it, and what is asked about these rows. */
export function answeredRows(
  { rows, twins = [], unsigned = [] }: Statement,
  answers: FileAnswers,
): { readonly rows: readonly StatementRow[]; readonly questions: readonly FileQuestion[] } {
  const [again, open] = [new Set(twins), new Set(unsigned)];
  const asked = (about: "twins" | "signs", lines: ReadonlySet<number>): readonly FileQuestion[] => {
    const meant = rows.filter(({ line }) => lines.has(line));
    return meant.length === 0 ? [] : [{ about, rows: meant, answer: answers[about] ?? null }];
  };
  const once = answers.twins === "same" ? rows.filter(({ line }) => !again.has(line)) : rows;
  return {
    rows:
      answers.signs === "in"
        ? once.map((row) => (open.has(row.line) ? { ...row, kind: "income" } : row))
        : once,
    questions: [...asked("signs", open), ...asked("twins", again)],
  };
}
