import fc, { type Arbitrary } from "fast-check";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { anyAmount } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyText } from "./text.ts";

type DraftParts = {
  readonly date?: Arbitrary<CivilDate>;
  readonly amount?: Arbitrary<Cents>;
};

type Parts = DraftParts & { readonly kind?: Arbitrary<TransactionKind> };

const anyKind = fc.constantFrom<TransactionKind>("income", "expense");
const anyTransactionId = fc.uuid({ version: 7 }).map(transactionId);

/** Any draft of a kind, on any day and with any amount unless given. */
export const draftOf = (
  kind: TransactionKind,
  { date = anyCivilDate(), amount = anyAmount }: DraftParts = {},
): Arbitrary<TransactionDraft> =>
  fc.record({
    date,
    category: fc.constantFrom(...CATEGORIES[kind]),
    amount,
    description: fc.option(anyText(200)),
  });

/** The tie of an income to a purchase, often none. */
export const tieOf = (kind: TransactionKind): Arbitrary<Pick<TransactionDraft, "refundOf">> =>
  kind === "income"
    ? fc.record({ refundOf: anyTransactionId }, { requiredKeys: [] })
    : fc.constant({});

/** Any record, of any kind, day and amount unless given. */
export const transactionOf = ({ kind = anyKind, ...parts }: Parts = {}): Arbitrary<Transaction> =>
  kind.chain((chosen) =>
    fc
      .tuple(anyTransactionId, draftOf(chosen, parts), tieOf(chosen))
      .map(([id, draft, tie]) => ({ id, kind: chosen, ...draft, ...tie })),
  );

/** The same records, some of which a plan recorded, or which fulfil one. */
export const perhapsPlanned = (records: Arbitrary<Transaction>): Arbitrary<Transaction> =>
  fc
    .tuple(records, fc.constantFrom<Transaction["plan"]>("recorded", "fulfilled", undefined))
    .map(([record, plan]) => (plan === undefined ? record : { ...record, plan }));

/** Any list of records, with so few days and such small amounts that some coincide. */
export const transactionsOf = (parts: Parts = {}): Arbitrary<Transaction[]> =>
  fc.uniqueArray(
    transactionOf({
      date: anyCivilDate("2026-02-20", "2026-03-10"),
      amount: fc.oneof(
        fc.integer({ min: 0, max: 5 }).map((value) => value as Cents),
        anyAmount,
      ),
      ...parts,
    }),
    { maxLength: 30, selector: ({ id }) => id },
  );
