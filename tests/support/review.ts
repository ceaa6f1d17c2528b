import type { StoredLine } from "../../src/domain/imports/stored-line.ts";
import type { RuleDraft } from "../../src/domain/rules/rule.ts";
import { openReview } from "../../src/domain/imports/review/open-review.ts";
import { fateOf, type Review, type ReviewFile } from "../../src/domain/imports/review/review.ts";
import type { Recurrence } from "../../src/domain/recurrences/recurrence.ts";
import { accountId, importId, importLineId, transactionId } from "../../src/domain/shared/ids.ts";
import type { Transaction } from "../../src/domain/transactions/transaction.ts";
import { OWN_CATEGORIES } from "./categories.ts";

type What = {
  readonly known?: readonly StoredLine[];
  readonly entered?: readonly Transaction[];
  readonly rules?: readonly RuleDraft[];
  /** The names of accounts that are lists of invoices. */
  readonly invoices?: readonly string[];
  /** The names of card accounts. */
  readonly cards?: readonly string[];
  readonly recurrences?: readonly Recurrence[];
};

/** Returns the review of files, with its proposals. */
export function reviewOf(
  files: readonly ReviewFile[],
  { known = [], entered = [], rules = [], invoices = [], cards = [], recurrences = [] }: What = {},
): Review {
  let made = 0;
  const newId = () => transactionId(`line ${(made += 1)}`);
  const knowledge = { categories: OWN_CATEGORIES, rules, habits: new Map() };
  const work = openReview(
    files,
    {
      lines: known,
      invoices: new Set(invoices.map(accountId)),
      cards: new Set(cards.map(accountId)),
      entered,
      knowledge,
      recurrences,
    },
    newId,
  );
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Returns the known lines after a review was imported unchanged. */
export const importedOf = ({ files, lines }: Review): readonly StoredLine[] =>
  lines
    .filter((line) => fateOf(line) !== "repeated")
    .map((line) => ({
      id: importLineId(line.id),
      import: importId(""),
      account: files[line.file]?.account.id ?? accountId(""),
      state: line.counted ? ("counted" as const) : ("not-counted" as const),
      records: line.counted ? [line.id] : [],
      kind: line.kind,
      date: line.date,
      amount: line.amount,
      identity: line.identity,
      ...(line.reference !== undefined && { reference: line.reference }),
      original: line.original,
      category: line.category,
      chosen: line.reason === null,
      leftOut: line.counted
        ? null
        : { reason: line.leftOut ?? ("person" as const), because: line.because },
      revision: 1,
    }));
