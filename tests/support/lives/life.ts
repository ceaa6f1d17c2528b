import { begun } from "../../../src/domain/recurrences/settle.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { daysInMonth, partsOf, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { recurrenceId, transactionId } from "../../../src/domain/shared/ids.ts";
import {
  addMonths,
  monthOf,
  monthsBetween,
  type YearMonth,
} from "../../../src/domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";

/** A stream of money of somebody's life: a salary, a rent, purchases at one shop. */
export type Stream = {
  readonly kind: TransactionKind;
  readonly category: string;
  /** The words that its records bear, with `{mês}` for the month's number; null if nobody writes any. */
  readonly words: string | null;
  /** The euros of one record in a month; 0 where none comes. */
  readonly inMonth: (month: YearMonth) => number;
  /** The days on which it comes in each of its months; 31 is the last one. */
  readonly days: readonly number[];
  /** How many days a record may be early or late. */
  readonly slack: number;
  /** Whether it is a plan, recorded by itself or on request. */
  readonly plan: "recorded" | "fulfilled" | null;
};

/** How a life came to be recorded. */
export type Recording = {
  readonly today: CivilDate;
  /** The first day of which anything is recorded. */
  readonly from: CivilDate;
  /** The days in which nobody recorded anything by hand, and whether plans did all the same. */
  readonly pause: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly strays: readonly {
    readonly date: CivilDate;
    readonly kind: TransactionKind;
    readonly euros: number;
  }[];
  /** Moves the days within their slack. */
  readonly luck: number;
};

/** A life as a ledger knows it on a day, and how it goes on. */
export type Life = {
  readonly today: CivilDate;
  /** What is recorded until today. */
  readonly records: readonly Transaction[];
  readonly recurrences: readonly Recurrence[];
  /** What comes after today until the end of the second month after it, none of it recorded. */
  readonly ahead: readonly Transaction[];
};

/** Lets somebody live, from their first recorded day until two months after today. */
export function lived(streams: readonly Stream[], recording: Recording): Life {
  const { today, from, strays } = recording;
  const until = addMonths(monthOf(today), 2);
  const all = streams
    .flatMap((stream, at) => comesOf(stream, { ...recording, luck: recording.luck + at }, until))
    .filter(({ date, plan }) => date >= from && !isPaused(recording, date, plan));
  const odd = strays.map(({ date, kind, euros }) => ({
    ...money(euros),
    date,
    kind,
    category: kind === "income" ? "Presentes" : "Compras",
    description: null,
  }));
  const numbered = [...all, ...odd]
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => compareText(one.date, other.date))
    .map((one, at) => ({ ...one, id: transactionId(`record-${at}`) }));
  return {
    today,
    records: numbered.filter(({ date }) => date <= today),
    recurrences: streams.flatMap((stream, at) => recurrenceOf(stream, today, `plan-${at}`)),
    ahead: numbered.filter(({ date }) => date > today),
  };
}

const money = (euros: number) => ({ amount: cents(Math.round(euros * 100)) });

type Coming = Omit<Transaction, "id">;

function comesOf(stream: Stream, { from, luck }: Recording, until: YearMonth): readonly Coming[] {
  const { kind, category, words, plan } = stream;
  const first = monthOf(from);
  return Array.from({ length: monthsBetween(first, until) + 1 }, (_, at) =>
    addMonths(first, at),
  ).flatMap((month) =>
    stream.days.map((day, at): Coming => ({
      ...money(stream.inMonth(month)),
      date: addDays(dayOf(month, day), plan === null ? astray(stream.slack, luck, month, at) : 0),
      kind,
      category,
      description: words && words.replace("{mês}", month.slice(5)),
      ...(plan && { plan }),
    })),
  );
}

/** The day of a month, or its last one where it is shorter. */
export function dayOf(month: YearMonth, day: number): CivilDate {
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${String(Math.min(day, length)).padStart(2, "0")}` as CivilDate;
}

/** A number of days from -slack to slack, the same for the same month of a life. */
function astray(slack: number, luck: number, month: YearMonth, at: number): number {
  const mixed = Math.imul(luck + Number(month.slice(5)) * 31 + at * 7 + 1, 0x9e3779b1) >>> 16;
  return (mixed % (2 * slack + 1)) - slack;
}

const isPaused = ({ pause }: Recording, date: CivilDate, plan: Transaction["plan"]): boolean =>
  pause !== null && plan !== "recorded" && date >= pause.from && date <= pause.to;

function recurrenceOf(stream: Stream, today: CivilDate, id: string): readonly Recurrence[] {
  const { kind, category, words, plan, days } = stream;
  const month = monthOf(today);
  const euros = stream.inMonth(month);
  const [day] = days;
  if (plan === null || euros === 0 || day === undefined) return [];
  const start = dayOf(`${partsOf(today).year - 1}-01` as YearMonth, day);
  const draft = {
    kind,
    category,
    cost: { of: "each", ...money(euros) },
    description: words,
    start,
    every: 1,
    unit: "month",
    end: null,
    times: null,
    weekend: "keep",
    mode: plan === "recorded" ? "automatic" : "confirm",
    paused: false,
  } as const;
  return [begun(draft, recurrenceId(id), addDays(today, 1), "today")];
}
