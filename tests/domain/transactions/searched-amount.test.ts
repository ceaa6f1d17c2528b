import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, type Cents } from "../../../src/domain/shared/cents.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import { NO_FILTER } from "../../../src/domain/transactions/filter.ts";
import { isAmong, searchedAmounts } from "../../../src/domain/transactions/searched-amount.ts";
import { formatEuros } from "../../../src/text/format.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";
import { runs } from "../../support/runs.ts";

const grouped = (whole: number, separator: string) =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, separator);

/** The ways in which people write an amount down to the cent. */
const written = (amount: Cents): readonly string[] => {
  const whole = Math.floor(amount / 100);
  const rest = String(amount % 100).padStart(2, "0");
  return [
    `${whole},${rest}`,
    `${whole}.${rest}`,
    `${grouped(whole, ".")},${rest}`,
    `${grouped(whole, " ")},${rest} €`,
    `−${formatEuros(amount)}`,
    `+${formatEuros(amount)}`,
  ];
};

describe("an amount that is looked for", () => {
  it("is the one that is written, in whatever way, and no other", () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (amount, other) => {
        for (const text of written(amount)) {
          expect(isAmong(amount, searchedAmounts(text))).toBe(true);
          expect(isAmong(other, searchedAmounts(text))).toBe(other === amount);
        }
      }),
    );
  });

  it("is found already while its cents are being typed", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const [text = ""] = written(amount);
        for (const missing of [1, 2, 3])
          expect(isAmong(amount, searchedAmounts(text.slice(0, -missing)))).toBe(true);
      }),
    );
  });

  it.each([
    ["27", 2_700, 2_799],
    ["27,", 2_700, 2_799],
    ["27,5", 2_750, 2_759],
    ["27,51", 2_751, 2_751],
    ["27.51", 2_751, 2_751],
    ["27,510", 2_751, 2_751],
    ["1.234", 123_400, 123_499],
    ["1.234,56", 123_456, 123_456],
    ["1 234,56 €", 123_456, 123_456],
  ])("is, of '%s', from %i to %i cents", (text, least, most) => {
    expect(searchedAmounts(text)).toEqual({ least, most });
  });

  it("is above, below or between others where it says so, the bounds included as they are written", () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyAmount, (amount, one, other) => {
        const [text = ""] = written(one);
        const is = (search: string) => isAmong(amount, searchedAmounts(search));
        expect(is(`>${text}`)).toBe(amount > one);
        expect(is(`>= ${text} €`)).toBe(amount >= one);
        expect(is(`< ${text}`)).toBe(amount < one);
        expect(is(`<=${text}`)).toBe(amount <= one);
        const [least, most] = one < other ? [one, other] : [other, one];
        const range = `${written(least)[0]}-${written(most)[0]}`;
        expect(is(range)).toBe(amount >= least && amount <= most);
        expect(is(`${text}-`)).toBe(amount >= one);
      }),
    );
  });

  it.each(["", ">", "<x", "20-10", "x-10", "farmácia", "27,512", "2026-11-20", "27,51x", "€"])(
    "is none in '%s'",
    (text) => {
      expect(searchedAmounts(text)).toBeNull();
    },
  );
});

describe("a search for an amount", () => {
  it("finds every record of that amount, beside those that have it in their words", () => {
    fc.assert(
      fc.property(transactionsOf(), anyAmount, (transactions, amount) => {
        const records = transactions.map((record, index) =>
          index % 2 === 0 ? { ...record, amount } : record,
        );
        for (const search of written(amount)) {
          const found = filterTransactions(records, { ...NO_FILTER, search });
          expect(found).toEqual(
            expect.arrayContaining(records.filter((record) => record.amount === amount)),
          );
        }
      }),
      { numRuns: runs(30) },
    );
  });

  it("goes together with words", () => {
    fc.assert(
      fc.property(transactionOf(), (record) => {
        const meant = { ...record, description: "Farmácia", amount: cents(2_751) };
        const dearer = { ...meant, amount: cents(2_752) };
        const elsewhere = { ...meant, description: "Dentista" };
        const filter = { ...NO_FILTER, search: "27,51 farmacia" };
        expect(filterTransactions([meant, dearer, elsewhere], filter)).toEqual([meant]);
      }),
    );
  });
});
