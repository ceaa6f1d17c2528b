import type { Guess, GuessReason } from "../../guessing/guess.ts";
import type { Fulfilment } from "../../recurrences/fulfilment.ts";
import type { Occurrence } from "../../recurrences/recurrence.ts";
import type { ImportLineId, TransactionId } from "../../shared/ids.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import type { Closing } from "../../accounts/account.ts";
import type { Gap } from "../statements/between-files.ts";
import type { ImportAccount, ImportPart } from "../import.ts";
import type { Statement, StatementRow } from "../statements/statement.ts";
import type { LeftOutReason, Excluded } from "../left-out.ts";
import type { FileAnswers, FileQuestion } from "./file-questions.ts";
import type { KnownAnswers } from "./known-answers.ts";

/** A file that is being imported. */
export type ReviewFile = {
  readonly name: string;
  readonly statement: Statement;
  /** A known account, or one that the import makes. */
  readonly account: ImportAccount;
  /** The gap between the account's known movements and this file. */
  readonly gap: Gap | null;
  /** The file's last balance, if it is new. */
  readonly tells: Closing | null;
  /** What the user has answered about its rows, and what is asked about them. */
  readonly answers?: FileAnswers;
  readonly questions?: readonly FileQuestion[];
};

/**
 * How a line relates to what is known: new; the same as an earlier one, which can be imported again if its record was
 * removed; or perhaps the same as an entered record.
 */
export type LineOrigin =
  | { readonly is: "new" }
  | { readonly is: "repeated"; readonly removed: boolean; readonly restored: boolean }
  | {
      readonly is: "possible";
      readonly match: Transaction;
      /** The name of the record's account, where there are several. */
      readonly account?: string;
      readonly same: boolean;
    };

/** A movement of a file, as it will be imported. */
export type ReviewLine = Pick<
  StatementRow,
  "line" | "date" | "kind" | "amount" | "original" | "balance" | "part" | "reference"
> & {
  /** The id of its record, if it makes one. */
  readonly id: TransactionId;
  /** The index of its file, from 0. */
  readonly file: number;
  readonly identity: string;
  /** The record's description, no longer than allowed. */
  readonly description: string;
  readonly category: string;
  /** The category's name in the file; null if it names none. */
  readonly named: string | null;
  /** The proposal before a category was made for that name, which counts again without it. */
  readonly guessed?: Guess;
  /** Why this category is proposed; null once the user has chosen it. */
  readonly reason: GuessReason | null;
  readonly origin: LineOrigin;
  /** Whether it becomes a record; otherwise it is stored with the import only. */
  readonly counted: boolean;
  /** Why it is proposed not to count; null if there is no reason. */
  readonly leftOut: LeftOutReason | null;
  /** The line of a file or of an earlier import that is the reason; null if there is none. */
  readonly because: ImportLineId | null;
  /** The lines of earlier imports that stop counting because of this one. */
  readonly excludes: readonly Excluded[];
  /** The key of its words' habit: lines with the same key are filed alike. */
  readonly habit: string;
  /** The open question about it; null once the user has answered. */
  readonly asked: KnownAnswers | null;
  /** The planned movement that it may be, and whether it is taken for that; null if there is none. */
  readonly planned: { readonly occurrence: Occurrence; readonly taken: boolean } | null;
  /** Its parts, if it is divided; they add up to its amount. */
  readonly parts: readonly ImportPart[] | null;
};

/** Everything that is shown before an import. */
export type Review = {
  readonly files: readonly ReviewFile[];
  /** Newest first. */
  readonly lines: readonly ReviewLine[];
};

/** The outcome of a line. */
export type Fate = "new" | "repeated" | "joined" | "not-counted";

/** The present outcome of a line. */
export function fateOf({ origin, counted }: ReviewLine): Fate {
  if (origin.is === "repeated" && !origin.restored) return "repeated";
  if (origin.is === "possible" && origin.same) return "joined";
  return counted ? "new" : "not-counted";
}

/** The planned movement that a line fulfils at present; null if none. */
export const fulfilmentOf = (line: ReviewLine): Fulfilment | null =>
  line.planned?.taken && fateOf(line) === "new"
    ? { recurrence: line.planned.occurrence.recurrenceId, day: line.planned.occurrence.day }
    : null;

/** The number of lines for each fate, and of rows that are no lines. */
export type ReviewCounts = Readonly<Record<Fate | "ignored" | "unread", number>>;

/** Counts lines by their fate, and the rows that were ignored on purpose or could not be read. */
export function countsOf({ files, lines }: Review): ReviewCounts {
  const fates: Record<Fate, number> = { new: 0, repeated: 0, joined: 0, "not-counted": 0 };
  for (const line of lines) fates[fateOf(line)] += 1;
  const statements = files.map(({ statement }) => statement);
  const total = (of: (statement: Statement) => number) =>
    statements.reduce((count, statement) => count + of(statement), 0);
  return {
    ...fates,
    ignored: total(({ ignored }) => ignored.reduce((sum, { count }) => sum + count, 0)),
    unread: total(({ unread }) => unread.length),
  };
}
