import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MONTH_NAMES } from "../../../src/domain/calendar/month-names.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { foldText } from "../../../src/domain/shared/fold-text.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import { NO_FILTER } from "../../../src/domain/transactions/filter.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { readTypedDate } from "../../../src/domain/calendar/typed-date.ts";
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
    ["5/12/24", [DINNER]],
    ["5 de dezembro", [DINNER]],
    ["5 dez", [DINNER]],
    ["5 dez. 2024", [DINNER]],
    ["5 de dezembro de 2024", [DINNER]],
    ["5-dez-24", [DINNER]],
    ["5 dez 24", [DINNER]],
    ["5 dez 34", [DINNER]],
    ["5 dez 23", []],
    ["5 de dezembro de 2023", []],
    ["jantar no dia 5 de dezembro", []],
    ["jantar em 5 de dez ana", [DINNER]],
    ["dia 5 de dezembro jantar", [DINNER]],
    ["1 de jul pastelaria", [MARIA]],
    ["34 jantar 5 dez", [DINNER]],
    ["34 dezembro", [DINNER]],
    ["120 março", [PHARMACY]],
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

/** An amount that no two digits and no year are. */
const MORE_THAN_ANY_YEAR = cents(9_999_999);

describe("a day that is searched for", () => {
  it("is found by how the product writes it, its month and its year, and no other is", () => {
    fc.assert(
      fc.property(transactionOf(), transactionsOf(), ({ date }, records) => {
        const bare = records.map((record) => ({
          ...record,
          category: "Lazer",
          amount: MORE_THAN_ANY_YEAR,
          description: null,
        }));
        const [year = "", month = ""] = date.split("-");
        const name = MONTH_NAMES[Number(month) - 1] ?? "";
        const of = (start: string, at = 0) => bare.filter((one) => one.date.startsWith(start, at));
        expect(found(bare, formatDate(date))).toEqual(of(date));
        expect(found(bare, date)).toEqual(of(date));
        const day = String(Number(date.slice(8)));
        for (const said of [`${day} de ${name}`, `${day} ${name.slice(0, 3)}.`, `${day}-${name}`]) {
          expect(found(bare, said)).toEqual(of(date.slice(5), 5));
          expect(found(bare, `${said} de ${year}`)).toEqual(of(date));
          expect(found(bare, `${said} ${year.slice(2)}`)).toEqual(of(date.slice(2), 2));
        }
        expect(found(bare, formatMonth(date.slice(0, 7) as never))).toEqual(of(`${year}-${month}`));
        expect(found(bare, name.slice(0, 3))).toEqual(of(month, 5));
        expect(found(bare, year)).toEqual(of(year));
      }),
    );
  });
});

describe("a day in words", () => {
  it("means the same day to a search as to a field for dates", () => {
    const anyLink = fc.constantFrom(" ", " de ", "-", "/", ".", ". ");
    fc.assert(
      fc.property(
        fc.nat({ max: 35 }),
        anyLink,
        fc.constantFrom(...MONTH_NAMES.flatMap((name) => [name, name.slice(0, 3), "euros"])),
        fc.constantFrom("", " de 2024", " 2024", "-2024"),
        fc.array(anyCivilDate("2024-01-01", "2024-12-31"), { maxLength: 9 }),
        (day, link, name, year, dates) => {
          const search = `${day}${link}${name}${year}`;
          const meant = readTypedDate(search, "2024-07-01" as CivilDate);
          fc.pre(meant !== null);
          const all = [...dates, meant];
          const records = all.map((date) => recordOf(date, "", 0.01));
          expect(found(records, search).map(({ date }) => date)).toEqual(
            all.filter((date) => date === meant),
          );
        },
      ),
    );
  });

  it("is found in a text, too", () => {
    const bridge = recordOf("2024-03-10", "Portagem da Ponte 25 de Abril");
    for (const search of ["25 de abril", "25 abril", "ponte 25 de abril", "25 abr. 2024 ponte"])
      expect(found([bridge, DINNER], search)).toEqual([bridge]);
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
