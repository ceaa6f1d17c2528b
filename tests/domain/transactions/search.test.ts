import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MONTH_NAMES } from "../../../src/domain/calendar/month-names.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { foldText } from "../../../src/domain/shared/fold-text.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import { NO_FILTER } from "../../../src/domain/transactions/filter.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { formatDate, formatMonth } from "../../../src/text/format.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";

const found = (records: readonly Transaction[], search: string) =>
  filterTransactions(records, { ...NO_FILTER, search });

const [SOME] = fc.sample(transactionOf(), 1);

const recordOf = (date: string, description: string, euros = 12.5, category = "Lazer") => ({
  ...SOME!,
  date: date as CivilDate,
  description,
  category,
  amount: cents(Math.round(euros * 100)),
});

const DINNER = recordOf("2024-12-05", "Jantar com a Ana", 34);
const PHARMACY = recordOf("2024-03-10", "Farmácia da praça", 120, "Saúde");
const MARIA = recordOf("2025-07-01", "Pastelaria Maria", 3.2, "Alimentação");
const MAY = recordOf("2025-12-24", "Perfumaria Maio", 250, "Compras");
const ALL = [DINNER, PHARMACY, MARIA, MAY];

const WORDS = [
  "jantar",
  "lazer",
  "dez",
  "2024",
  ">10",
  "10-50",
  "34",
  "ana",
  "março",
  "1 234,56 €",
];

describe("the words of a search", () => {
  it("find the same in any order and however often they are said", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...WORDS.filter((word) => !word.includes(" "))), {
          maxLength: 4,
        }),
        transactionsOf(),
        (words, records) => {
          const all = [...ALL, ...records];
          const once = found(all, words.join(" "));
          expect(found(all, words.toReversed().join("  "))).toEqual(once);
          expect(found(all, [...words, ...words].join(" "))).toEqual(once);
        },
      ),
    );
  });

  it("are narrowed down by each one more", () => {
    const anyWords = fc.array(fc.constantFrom("jantar", "lazer", "dez", "2024", ">10", "10-50"), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...WORDS), (words, more) => {
        const kept = new Set(found(ALL, words.join(" ")));
        for (const record of found(ALL, `${words.join(" ")} ${more}`))
          expect(kept.has(record)).toBe(true);
      }),
    );
  });

  it.each([
    ["jantar dezembro", [DINNER]],
    ["DEZ. 2024", [DINNER]],
    ["dezembro de 2024", [DINNER]],
    ["jantar em dezembro", [DINNER]],
    ["dez/2024 jantar", [DINNER]],
    ["farmacia 2024", [PHARMACY]],
    ["farmácia mar", [PHARMACY]],
    [">100 saude", [PHARMACY]],
    ["dezembro", [DINNER, MAY]],
    ["2024", [DINNER, PHARMACY]],
    ["2024-12", [DINNER]],
    ["12/2024", [DINNER]],
    ["5/12/2024", [DINNER]],
    ["5/12", [DINNER]],
    [">= 120 €", [PHARMACY, MAY]],
    [">120", [MAY]],
    ["<3,20", []],
    ["≤3,20", [MARIA]],
    ["3-34", [DINNER, MARIA]],
    ["200-", [MAY]],
    ["> ", ALL],
  ])("are read as people type them: %s", (search, records) => {
    expect(found(ALL, search)).toEqual(records);
  });
});

describe("a day that is searched for", () => {
  it("is found by how the product writes it, its month and its year, and no other is", () => {
    fc.assert(
      fc.property(transactionOf(), transactionsOf(), ({ date }, records) => {
        const bare = records.map((record) => ({
          ...record,
          category: "Lazer",
          amount: cents(1),
          description: null,
        }));
        const [year = "", month = ""] = date.split("-");
        const name = MONTH_NAMES[Number(month) - 1] ?? "";
        const of = (start: string, at = 0) => bare.filter((one) => one.date.startsWith(start, at));
        expect(found(bare, formatDate(date))).toEqual(of(date));
        expect(found(bare, date)).toEqual(of(date));
        expect(found(bare, formatMonth(date.slice(0, 7) as never))).toEqual(of(`${year}-${month}`));
        expect(found(bare, name.slice(0, 3))).toEqual(of(month, 5));
        expect(found(bare, year)).toEqual(of(year));
      }),
    );
  });
});

describe("a month's name that stands in a description", () => {
  it("is found there, in whatever month, where it begins a word", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MONTH_NAMES),
        fc.constantFrom("", "Loja ", "D'", "x-"),
        transactionOf(),
        (name, before, record) => {
          const shop = { ...record, description: `${before}${name.toUpperCase()} & filhos` };
          expect(found([shop], name)).toEqual([shop]);
          expect(found([shop], foldText(name).slice(0, 4))).toEqual([shop]);
        },
      ),
    );
    expect(found(ALL, "maio")).toEqual([MAY]);
    expect(found(ALL, "mar 2025")).toEqual([MARIA]);
  });
});
