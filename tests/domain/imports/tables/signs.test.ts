import { describe, expect, it } from "vitest";
import { isOpen, type Movement } from "../../../../src/domain/imports/statements/movement.ts";
import type { Reading } from "../../../../src/domain/imports/tables/reading.ts";
import { signedAmounts } from "../../../../src/domain/imports/tables/signed-amount.ts";
import { signedFound } from "../../../../src/domain/imports/tables/signed-by-balance.ts";
import { hasSign } from "../../../../src/domain/imports/tables/told-way.ts";
import { parseCivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { refused } from "../../../../src/domain/shared/result.ts";

const READING: Reading = {
  source: { id: "banco", name: "Banco" },
  kind: "current",
  columns: { date: 0, amount: 1, balance: 2 },
  sign: { by: "sign" },
  dayOrder: "day-first",
  states: null,
  taxNumber: false,
  inert: false,
  decimal: null,
};
const movement = (line: number, signed: number, balance: number | null): Movement => ({
  line,
  date: parseCivilDate(`2026-03-${String(line).padStart(2, "0")}`)!,
  sortsAs: String(line),
  signed,
  original: `movement ${line}`,
  balance,
  chain: "",
  taxNumber: null,
  category: null,
});
const found = (...movements: readonly Movement[]) => ({ movements, unread: [], ignored: [] });
const open = (one: Movement): Movement => ({ ...one, open: one.original });
const by = (over: Partial<Reading>) => ({ ...READING, ...over });
const signs = (movements: readonly Movement[], over: Partial<Reading> = {}) => {
  const read = signedFound(found(...movements), by(over));
  return (
    read && [
      read.movements.filter((one) => !isOpen(one)).map(({ signed }) => signed),
      read.movements.filter(isOpen).map(({ line }) => line),
    ]
  );
};
const ASKED = { sign: { by: "balance" } } as const;
const SEEN = { sign: { by: "seen-sign" } } as const;

/** 100 €, of which 20 € go out, 5 € come in, and 10 € go out. */
const WITHOUT_SIGN = [
  movement(1, 1_000, 10_000),
  movement(2, 2_000, 8_000),
  movement(3, 500, 8_500),
  movement(4, 1_000, 7_500),
];

describe("the sign that balances give", () => {
  it("is what each differs by from the one before; the oldest is not read", () => {
    const read = [[-2_000, 500, -1_000], [1]];
    expect(signs(WITHOUT_SIGN)).toEqual(read);
    expect(signs(WITHOUT_SIGN, ASKED)).toEqual(read);
    const [amounts, unread] = signs(WITHOUT_SIGN.toReversed()) as [number[], number[]];
    expect([amounts.toReversed(), unread]).toEqual(read);
  });

  it("is asked of balances only where nothing else tells, and they do not agree already", () => {
    const same = found(...WITHOUT_SIGN);
    expect(signedFound(same, by({ sign: { by: "inverted-sign" } }))).toBe(same);
    const signed = found(movement(1, 1_000, 10_000), movement(2, -2_000, 12_000));
    expect(signedFound(signed, READING)).toBe(signed);
    const proven = found(movement(1, 1_000, 10_000), movement(2, 2_000, 12_000));
    expect(signedFound(proven, READING)).toBe(proven);
  });

  it("is none without balances: what was asked for is refused, all else stays", () => {
    const same = found(...WITHOUT_SIGN.map((one) => ({ ...one, balance: null })));
    expect(signedFound(same, READING)).toBe(same);
    expect(signedFound(same, by(ASKED))).toBeNull();
  });

  it("is given to what is open alone, and opens nothing else", () => {
    const [first, second, third, fourth] = WITHOUT_SIGN as [Movement, Movement, Movement, Movement];
    const some = [{ ...first, signed: -1_000 }, open(second), third, open(fourth)];
    expect(signs(some, SEEN)).toEqual([[-1_000, -2_000, 500, -1_000], []]);
    const all = WITHOUT_SIGN.map(open);
    expect(signs(all, SEEN)).toEqual([[-2_000, 500, -1_000], [1]]);
    expect(
      signs(
        all.map((one) => ({ ...one, balance: null })),
        SEEN,
      ),
    ).toBeNull();
  });

  it("reaches the oldest by the opening balance, and what is behind movements without one not", () => {
    const read = signedFound({ ...found(...WITHOUT_SIGN), opening: 11_000 }, by(ASKED));
    expect(read?.movements.map(({ signed }) => signed)).toEqual([-1_000, -2_000, 500, -1_000]);
    const [first, second, ...rest] = WITHOUT_SIGN as [Movement, Movement, ...Movement[]];
    const holed = [
      { ...first, signed: -1_000 },
      { ...open(second), balance: null },
      ...rest.map(open),
    ];
    expect(signs(holed, SEEN)).toEqual([[-1_000], [2, 3, 4]]);
  });

  it("is none where two orders of one day explain as much, and say different things", () => {
    const coffees = [movement(1, 500, 9_000), movement(1, 500, 9_500)];
    expect(signs(coffees, ASKED)).toBeNull();
    const later = { ...movement(2, 500, 8_500), date: parseCivilDate("2026-03-02")! };
    expect(signs([movement(1, 500, 9_000), later], ASKED)).toEqual([[-500], [1]]);
  });

  it("is believed where nine in ten differ by just the amount", () => {
    const many = Array.from({ length: 11 }, (_, at) => movement(at + 1, 100, 10_000 - at * 100));
    const broken = (count: number) =>
      many.map((one, at) => (at > 0 && at <= count ? { ...one, signed: 101 } : one));
    expect((signs(broken(1), ASKED) ?? [[]])[0]).toHaveLength(9);
    expect(signs(broken(2), ASKED)).toBeNull();
    const same = found(...broken(2));
    expect(signedFound(same, READING)).toBe(same);
  });

  it("is none of rows without a balance, nor of one row alone", () => {
    expect(signs([movement(1, 100, null), movement(2, 100, null)], ASKED)).toBeNull();
    expect(signs([movement(1, 100, 100)], ASKED)).toBeNull();
    const holed = [...WITHOUT_SIGN.slice(0, 3), movement(4, 1_000, null)];
    expect(signs(holed, ASKED)).toBeNull();
  });
});

describe("an amount of a table", () => {
  const rowsOf = (...rows: readonly (readonly (string | null)[])[]) =>
    rows.map((cells, at) => ({ line: at + 1, cells }));
  const amounts = (over: Partial<Reading>, ...rows: readonly (readonly (string | null)[])[]) => {
    const sheet = rowsOf(...rows);
    const signed = signedAmounts(by(over), sheet);
    return sheet.map(({ cells }) => {
      const read = signed(cells);
      if (!read.ok) return read.reason;
      return read.value.open ? "open" : read.value.signed;
    });
  };

  it("goes by usual words where no amount has a sign, and each row with a word has a usual one", () => {
    const columns = { date: 0, amount: 1, direction: 2 };
    const words = (...rows: readonly (readonly [string, string])[]) =>
      amounts({ ...SEEN, columns }, ...rows.map(([amount, word]) => ["", amount, word]));
    expect(words(["1,00", "D"], ["2,00", "Crédito"])).toEqual([-100, 200]);
    expect(words(["1,00", "D"], ["2,00", ""])).toEqual([-100, "open"]);
    expect(words(["1,00", "D"], ["2,00", "?"])).toEqual(["open", "open"]);
    expect(words(["1,00", "D"], ["-2,00", "?"])).toEqual([100, -200]);
    expect(words(["1,00", ""])).toEqual(["open"]);
    expect(amounts({ columns: { amount: 1 } }, ["", "1,00", "D"])).toEqual([100]);
    const inverted = { columns, sign: { by: "inverted-sign" } } as const;
    expect(amounts(inverted, ["", "1,00", "C"])).toEqual([-100]);
  });

  it("without a sign goes by a column of words, or is open, where signs count only if one is seen", () => {
    const rows = (...cells: readonly (readonly string[])[]) =>
      amounts({ ...SEEN, columns: { date: 0, amount: 1 } }, ...cells);
    expect(rows(["", "1,00", "D"], ["", "2,00", "C"])).toEqual([-100, 200]);
    expect(rows(["", "1,00", "Compra"], ["", "2,00", "Compra"])).toEqual([-100, -200]);
    expect(rows(["", "1,00", "D"], ["", "2,00", "D"])).toEqual(["open", "open"]);
    expect(rows(["", "1,00", "D"], ["", "2,00", "?"])).toEqual(["open", "open"]);
    expect(rows(["", "1,00"], ["", "0,00"])).toEqual(["open", 0]);
    expect(rows(["", "1,00", "x"], ["", "-2,00", "x"])).toEqual([100, -200]);
    expect(rows(["", "1,00"], ["", "+2,00"])).toEqual([100, 200]);
    const named = { ...SEEN, columns: { amount: 1, direction: 2 } };
    expect(amounts(named, ["", "1,00", "D"], ["", "2,00", "D"])).toEqual([-100, -200]);
  });

  it("goes as its word says, whatever the sign of its kind; one with another sign than most is open", () => {
    const kinds = { ...SEEN, columns: { amount: 0, direction: 1 } };
    const many = (word: string, ...texts: readonly string[]) => texts.map((text) => [text, word]);
    expect(amounts(kinds, ...many("D", "-1,00", "-2,00"), ...many("C", "3,00"))).toEqual([
      -100, -200, 300,
    ]);
    expect(amounts(kinds, ...many("D", "1,00"), ...many("C", "-3,00"))).toEqual([-100, 300]);
    expect(amounts(kinds, ...many("D", "1,00", "2,00", "-5,00"), ...many("C", "3,00"))).toEqual([
      -100,
      -200,
      "open",
      300,
    ]);
    expect(amounts(kinds, ...many("D", "1,00", "-5,00"))).toEqual(["open", "open"]);
  });

  it("of purchases and payments alone may be a card's, which payments come in to", () => {
    const kinds = { ...SEEN, columns: { amount: 0, direction: 1 } };
    expect(amounts(kinds, ["1,00", "Compra"], ["2,00", "Pagamento"])).toEqual([-100, "open"]);
    expect(amounts(kinds, ["1,00", "Compra"], ["2,00", "Pagamento"], ["3,00", "Depósito"])).toEqual(
      [-100, -200, 300],
    );
  });

  it("is less by its fee", () => {
    const columns = { date: 0, amount: 1, fee: 2 };
    expect(amounts({ columns }, ["", "-5,00", "0,50"], ["", "5,00", ""])).toEqual([-550, 500]);
    expect(amounts({ columns: { amount: 1 } }, ["", "-5,00", "0,50"])).toEqual([-500]);
  });

  it("is one of two columns, and of two amounts nobody knows which", () => {
    const two = { columns: { date: 0, debit: 1, credit: 2 } };
    expect(
      amounts(two, ["", "1,00", ""], ["", "", "2,00"], ["", "-0,50", "0,00"], ["", "", ""]),
    ).toEqual([-100, 200, 50, "amount"]);
    expect(amounts(two, ["", "1,00", "2,00"])).toEqual(["two-amounts"]);
    for (const one of [{ debit: 1 }, { credit: 1 }])
      expect(amounts({ columns: { ...one, amount: 2 } }, ["", "9,00", "2,00"])).toEqual([200]);
  });

  it("has a sign somewhere, or nowhere", () => {
    expect(hasSign(rowsOf(["1,00"], ["-0,01"]), 0)).toBe(true);
    expect(hasSign(rowsOf(["1,00"], ["+2,00"]), 0)).toBe(true);
    expect(hasSign(rowsOf(["1,00"], ["0,00"], ["texto+"], [null]), 0)).toBe(false);
  });
});

it("what was asked of a table without an answer is refused", () => {
  expect(signedAmounts(READING, [])(["", "", ""])).toEqual(refused("amount"));
});
