import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  knownEntries,
  MAX_SEARCHED_ROWS,
  wordsIn,
} from "../../../src/domain/ledger/known-entries.ts";
import type { Row } from "../../../src/domain/ledger/row.ts";
import { monthsOf, rowsOf } from "../../../src/domain/ledger/read-book.ts";
import {
  guessedCategory,
  MAX_SUGGESTED,
  suggestedEntries,
} from "../../../src/domain/ledger/suggested-entries.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

const DESCRIPTIONS = [
  null,
  "Café",
  "CAFÉ 12",
  "Café da esquina",
  "Renda 03/2026",
  "Renda",
  "7",
  "",
];
const anyRecords = fc.uniqueArray(
  fc
    .tuple(
      transactionOf({ date: anyCivilDate("2026-01-01", "2026-06-30") }),
      fc.constantFrom(...DESCRIPTIONS),
    )
    .map(([record, description]): Transaction => ({ ...record, description })),
  { maxLength: 30, selector: ({ id }) => id },
);
const anyKind = fc.constantFrom<TransactionKind>("income", "expense");
const anyTyped = fc.constantFrom(
  "",
  "c",
  "caf",
  "esq ca",
  "Café da",
  "renda 4",
  "Renda paga",
  "7",
  "x",
);

const known = async (records: readonly Transaction[], kind: TransactionKind) => {
  const book = await bookOf({ transactions: records });
  const newestFirst = monthsOf(book)
    .flatMap((month) => rowsOf(book, month))
    .filter((row) => row.kind === kind);
  return { entries: knownEntries(book, kind), newestFirst };
};
const wordsOf = ({ description }: Pick<Transaction, "description">) => wordsIn(description ?? "");
const knownBy = (record: Pick<Transaction, "description" | "category">) =>
  wordsOf(record) || `  ${record.category}`;

const lunch = (changes: Partial<Transaction>) => recordWith({ description: "Almoço", ...changes });
const told = (entries: readonly { readonly description: string | null }[]) =>
  entries.map(({ description }) => description);

describe("the entries that a book knows", () => {
  it("are each once, as made last, the newest first, and no more than were made", async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, anyKind, async (records, kind) => {
        const { entries, newestFirst } = await known(records, kind);
        const last = Map.groupBy(newestFirst, knownBy);
        expect(
          entries.map(({ category, amount, description }) => ({ category, amount, description })),
        ).toEqual(
          [...last.values()].map(([row]) => ({
            category: row?.category,
            amount: row?.amount,
            description: row?.description,
          })),
        );
      }),
    );
  });

  it("are one where a bank and a person wrote of the same", async () => {
    const bank = recordWith({
      description: "COMPRA 1234 CAFÉ CENTRAL",
      date: civilDate(2026, 5, 1),
    });
    const typed = recordWith({ description: "Café Central", date: civilDate(2026, 4, 1) });
    const { entries } = await known([bank, typed], "expense");
    expect(told(entries)).toEqual([bank.description]);
    expect(told(suggestedEntries(entries, "caf"))).toEqual([bank.description]);
    expect(suggestedEntries(entries, "compra")).toEqual([]);
  });

  it("are as frequent as they were in the newest three months", async () => {
    const at = (month: number) => lunch({ date: civilDate(2026, month, 5) });
    const others = [1, 2].map(() => recordWith({ category: "Lazer", date: civilDate(2026, 5, 1) }));
    const { entries } = await known([at(1), at(2), at(2), at(4), at(5), ...others], "expense");
    expect(entries.map(({ description, lately }) => [description, lately])).toEqual([
      ["Almoço", 4],
      [null, 2],
    ]);
  });

  it("are looked for among the newest ten thousand rows, however many there are", () => {
    const row = (at: number, date: CivilDate): Row => ({
      ...recordWith({ date, description: `Compra ${"abcdefghij"[at % 10]}${at.toString(36)}x` }),
      filed: categoryId("c"),
      revision: 1,
    });
    const month = (name: string, count: number, from: number) =>
      [
        name as YearMonth,
        {
          rows: Array.from({ length: count }, (_, at) => row(from + at, `${name}-01` as CivilDate)),
          sums: [],
        },
      ] as const;
    const months = new Map([
      month("2026-01", 10, 30_000),
      month("2026-03", MAX_SEARCHED_ROWS + 5, 0),
      month("2026-02", 10, 20_000),
    ]);
    expect(knownEntries({ months }, "expense")).toHaveLength(MAX_SEARCHED_ROWS);
  });
});

describe("what is suggested for a text", () => {
  it("is known, has its words, begins with it first, and is never more than a few", async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, anyKind, anyTyped, async (records, kind, typed) => {
        const { entries } = await known(records, kind);
        const suggested = suggestedEntries(entries, typed);
        expect(suggested.length).toBeLessThanOrEqual(MAX_SUGGESTED);
        const words = wordsIn(typed);
        const begins = suggested.map((entry) => entry.words.startsWith(words));
        expect(begins).toEqual(begins.toSorted((left, right) => Number(right) - Number(left)));
        for (const entry of suggested) {
          expect(entries).toContain(entry);
          for (const word of words.split(" "))
            expect(` ${entry.words}`.includes(` ${word}`)).toBe(true);
        }
      }),
    );
  });

  it("is found by any of its words, without regard to case, accents and numbers", async () => {
    const texts = ["Café da Esquina", "Jantar no café", "Cafeteira 2", "Descafeinado"];
    const { entries } = await known(
      texts.map((description, place) =>
        recordWith({ description, date: civilDate(2026, 5, 20 - place) }),
      ),
      "expense",
    );
    expect(told(suggestedEntries(entries, "CAFÉ 9"))).toEqual([
      "Café da Esquina",
      "Cafeteira 2",
      "Jantar no café",
    ]);
  });

  it("is what was made most often of late where nothing is typed", async () => {
    const days = [1, 2, 3].map((day) => civilDate(2026, 5, day));
    const often = days.map((date) => lunch({ date }));
    const once = recordWith({ description: "Cinema", date: civilDate(2026, 5, 9) });
    const { entries } = await known([...often, once], "expense");
    expect(told(suggestedEntries(entries, " "))).toEqual(["Almoço", "Cinema"]);
  });
});

describe("the category that goes with a text", () => {
  it("is that of the last entry with the same words, else with the most of its first ones", async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, anyKind, anyTyped, async (records, kind, typed) => {
        const { entries, newestFirst } = await known(records, kind);
        const words = wordsIn(typed).split(" ");
        const candidates = words
          .map((_, left) => words.slice(0, words.length - left).join(" "))
          .filter(Boolean)
          .map((beginning) => newestFirst.find((row) => wordsOf(row) === beginning)?.category)
          .filter((category) => category !== undefined);
        expect(guessedCategory(entries, typed)).toBe(candidates[0] ?? null);
      }),
    );
  });

  it("is not guessed from half a word", async () => {
    const { entries } = await known([lunch({ amount: cents(900) })], "expense");
    expect(
      ["Alm", "Almoço", "Almoços", "almoco com a Ana"].map((typed) =>
        guessedCategory(entries, typed),
      ),
    ).toEqual([null, "Alimentação", null, "Alimentação"]);
  });
});
