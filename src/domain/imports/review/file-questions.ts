import type { Statement, StatementRow } from "../statements/statement.ts";

/**
 * What is asked about rows of a file before anything is imported: whether rows that equal earlier ones under other
 * references of the bank are these, and whether rows that the file has twice are one.
 */
export type FileQuestionTopic = "references" | "twins";

/** Whether the rows are the same movements, or others. */
export type RepeatAnswer = "same" | "other";

/** The answers about a file. */
export type FileAnswers = Partial<Readonly<Record<FileQuestionTopic, RepeatAnswer>>>;

/** A question about rows of a file, and its answer: the user's, or a proposed one that is as good as sure. */
export type FileQuestion = {
  readonly about: FileQuestionTopic;
  readonly rows: readonly StatementRow[];
  readonly answer: RepeatAnswer | null;
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

/** The rows that a file has twice, and those that are left once they are the same. */
export function twinRows({ rows, twins = [] }: Statement): {
  readonly again: readonly StatementRow[];
  readonly once: readonly StatementRow[];
} {
  const lines = new Set(twins);
  return {
    again: rows.filter(({ line }) => lines.has(line)),
    once: rows.filter(({ line }) => !lines.has(line)),
  };
}
