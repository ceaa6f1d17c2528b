import { keyWords } from "../guessing/words.ts";
import { cents, type Cents } from "../shared/cents.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { monthOf } from "../shared/year-month.ts";
import { compareText } from "../shared/compare-text.ts";
import { daysBetween } from "../shared/days-between.ts";
import { eachOf, finish, groupedBy, type Sliced } from "../shared/slices.ts";
import { oldestFirst } from "../transactions/newest-first.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { dayIn, nextStart } from "./planned-days.ts";
import { priceChange, type PriceChange } from "./price-change.ts";
import type { Recurrence, RecurrenceDraft } from "./recurrence.ts";
import { keepsTime, MONTHLY_AND_RARER, planOf, WEEKLY, type Rhythm } from "./rhythm.ts";

/** A recurrence proposed from the records. */
export type Proposal = {
  /** Its key: the kind and the telling words of the description. */
  readonly key: string;
  /** The plan it would have, from the next movement on. */
  readonly draft: RecurrenceDraft;
  /** How many records it was found in. */
  readonly seen: number;
  /** When the amount changed to that of the draft; null if it never changed, or differs each time. */
  readonly changed: PriceChange | null;
};

const RHYTHMS: readonly Rhythm[] = [WEEKLY, ...MONTHLY_AND_RARER];

/** How many months back to search: a yearly payment needs three records, the last of which may be two years old. */
export const PROPOSAL_MONTHS = 50;

const MIN_PAYMENTS = 3;
/** The least number of records for a rare movement with different amounts: three of them may be regular by chance. */
const MIN_UNSTEADY_PAYMENTS = 4;
/** The period from which on a movement is rare, in days. */
const RARE_FROM_DAYS = 75;
const MAX_SILENT_PERIODS = 2;
const STEADY_PERCENT = 10;
/** Amounts that differ by a larger factor are no recurrence. */
const MAX_AMOUNT_FACTOR = 4;

/** The key of a shop's records: their kind and telling words; null without any. */
export const shopKey = ({
  kind,
  description,
}: Pick<Transaction, "kind" | "description">): string | null => {
  const words = description === null ? "" : keyWords(description);
  return words === "" ? null : `${kind} ${words}`;
};

/**
 * Finds recurrences among records: at least 3 of one shop, weekly within a day, monthly and every 2, 3 or 6 months
 * within 3 days, yearly within 7, the last of them at most 2 periods ago. The amount is the latest. If amounts differ
 * by more than a tenth, each movement is confirmed first, and 4 are needed for periods above two months; if they differ
 * by more than a factor of four, there is no proposal. What is already planned is left out.
 */
export const proposals = (...given: Parameters<typeof proposing>): readonly Proposal[] =>
  finish(proposing(...given));

/** The same, slice by slice. */
export function* proposing(
  records: readonly Transaction[],
  planned: readonly Pick<Recurrence, "kind" | "description">[],
  today: CivilDate,
): Sliced<readonly Proposal[]> {
  const known = new Set(planned.map(shopKey));
  const groups = yield* groupedBy(records, (record) =>
    record.date <= today ? shopKey(record) : null,
  );
  const found: Proposal[] = [];
  yield* eachOf(groups, ([key, group]) => {
    if (known.has(key) || group.length < MIN_PAYMENTS) return;
    const proposal = proposalOf(key, group, today);
    if (proposal !== null) found.push(proposal);
  });
  return found.toSorted((a, b) => b.seen - a.seen || compareText(a.key, b.key));
}

function proposalOf(
  key: string,
  records: readonly Transaction[],
  today: CivilDate,
): Proposal | null {
  const sorted = oldestFirst(records);
  const days = sorted.map(({ date }) => date);
  const last = sorted.at(-1);
  const rhythm = RHYTHMS.find((one) => keepsTime(days, one));
  if (last === undefined || rhythm === undefined) return null;
  if (daysBetween(last.date, today) > MAX_SILENT_PERIODS * rhythm.days + rhythm.slack) return null;
  const amounts = sorted.map((one) => one.amount);
  if (Math.max(...amounts) > MAX_AMOUNT_FACTOR * Math.min(...amounts)) return null;
  const usual = middle(amounts);
  const isSteady = amounts.every((amount) => differs(amount, usual) <= STEADY_PERCENT);
  if (!isSteady && rhythm.days > RARE_FROM_DAYS && sorted.length < MIN_UNSTEADY_PAYMENTS)
    return null;
  const plan = planOf(rhythm, anchorOf(days));
  const next = nextStart(plan, today);
  if (next === null) return null;
  const { kind, category, description } = last;
  const mode = isSteady ? "automatic" : "confirm";
  const cost = { of: "each", amount: last.amount } as const;
  const draft = {
    ...plan,
    kind,
    category,
    description,
    cost,
    ...next,
    mode,
    paused: false,
  } as const;
  return { key, draft, seen: sorted.length, changed: priceChange(sorted) };
}

/** The last day, or one on a later day of the month, if all are that day or the last of a month too short for it. */
function anchorOf(days: readonly CivilDate[]): CivilDate {
  const latest = days.reduce((best, day) => (day.slice(8) >= best.slice(8) ? day : best));
  const isKept = days.every((day) => day === dayIn(monthOf(day), partsOf(latest).day));
  return isKept ? latest : (days.at(-1) ?? latest);
}

const middle = (amounts: readonly Cents[]): Cents =>
  cents(amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0);

const differs = (amount: Cents, from: Cents): number =>
  from === 0 ? 100 : (Math.abs(amount - from) * 100) / from;
