import type { GuessReason } from "../../guessing/guess.ts";
import type { Fulfilment } from "../../recurrences/fulfilment.ts";
import type { Occurrence } from "../../recurrences/recurrence.ts";
import type { ImportLineId, TransactionId } from "../../shared/ids.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import type { Closing } from "../../accounts/account.ts";
import type { Gap } from "../statements/between-files.ts";
import type { ImportAccount, ImportPart } from "../import.ts";
import type { Statement, StatementRow } from "../statements/statement.ts";
import type { LeftOutReason, Ousted } from "../left-out.ts";
import type { Asked } from "./asked.ts";

/** A file on its way in. */
export type ReviewFile = {
  readonly name: string;
  readonly statement: Statement;
  /** One that is known, or one that the import makes. */
  readonly account: ImportAccount;
  /** The gap between the account's known movements and this file. */
  readonly gap: Gap | null;
  /** The file's last balance, where that is news. */
  readonly tells: Closing | null;
};

/**
 * The standing of a line beside what is known already: new; the same as an earlier one, which may be brought back where
 * its record was removed since; or perhaps the same as a record that somebody entered.
 */
export type Standing =
  | { readonly is: "new" }
  | { readonly is: "repeated"; readonly removed: boolean; readonly restored: boolean }
  | { readonly is: "possible"; readonly match: Transaction; readonly same: boolean };

/** A movement of a file as it will come in. */
export type ReviewLine = Pick<
  StatementRow,
  "line" | "date" | "kind" | "amount" | "original" | "balance" | "part"
> & {
  /** The record's, where it makes one. */
  readonly id: TransactionId;
  /** Which of the files it is in, from 0. */
  readonly file: number;
  readonly identity: string;
  /** The record's description; at most as long as one may be. */
  readonly description: string;
  readonly category: string;
  /** Why this category is proposed; null once somebody has chosen it. */
  readonly reason: GuessReason | null;
  readonly standing: Standing;
  /** Whether it becomes a record; else it is kept with the import alone. */
  readonly counted: boolean;
  /** Why it is proposed not to; null where nothing speaks against it. */
  readonly leftOut: LeftOutReason | null;
  /** The line of a file or of an earlier import because of which it is; null if it is because of none. */
  readonly because: ImportLineId | null;
  /** The lines of earlier imports that are not to count any more because of this one. */
  readonly ousts: readonly Ousted[];
  /** Where the habit of its words is filed: lines with the same one are filed alike. */
  readonly habit: string;
  /** The open question about it; null once the person has answered. */
  readonly asked: Asked | null;
  /** The planned movement that it may be, and whether it is taken for that; null if there is none. */
  readonly planned: { readonly occurrence: Occurrence; readonly taken: boolean } | null;
  /** Its parts, where it is divided; they add up to its amount. */
  readonly parts: readonly ImportPart[] | null;
};

/** All that is to be seen before anything is imported. */
export type Review = {
  readonly files: readonly ReviewFile[];
  /** Newest first. */
  readonly lines: readonly ReviewLine[];
};

/** The fate of a line. */
export type Fate = "new" | "repeated" | "joined" | "not-counted";

/** The fate of a line as things stand. */
export function fateOf({ standing, counted }: ReviewLine): Fate {
  if (standing.is === "repeated" && !standing.restored) return "repeated";
  if (standing.is === "possible" && standing.same) return "joined";
  return counted ? "new" : "not-counted";
}

/** The planned movement that a line will be as things stand; null if it is none. */
export const fulfilmentOf = (line: ReviewLine): Fulfilment | null =>
  line.planned?.taken && fateOf(line) === "new"
    ? { recurrence: line.planned.occurrence.recurrenceId, day: line.planned.occurrence.day }
    : null;

/** How many lines there are by what becomes of them, and how many rows of the files are none. */
export type ReviewCounts = Readonly<Record<Fate | "ignored" | "unread", number>>;

/** Counts lines by what becomes of them, and the rows that were left out on purpose or could not be read. */
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
