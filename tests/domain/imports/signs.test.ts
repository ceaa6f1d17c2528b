import { describe, expect, it } from "vitest";
import type { Movement } from "../../../src/domain/imports/movement.ts";
import type { Reading } from "../../../src/domain/imports/reading.ts";
import { hasNegative, signedAmounts } from "../../../src/domain/imports/signed-amount.ts";
import { signedFound } from "../../../src/domain/imports/signed-by-balance.ts";
import { parseCivilDate } from "../../../src/domain/shared/civil-date.ts";
import { refused } from "../../../src/domain/shared/result.ts";

const READING: Reading = {
  source: { id: "banco", name: "Banco" },
  kind: "current",
  columns: { date: 0, amount: 1, balance: 2 },
  sign: { by: "sign" },
  dayOrder: "day-first",
  states: null,
  taxNumber: false,
  inert: false,
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
const by = (over: Partial<Reading>) => ({ ...READING, ...over });
const signs = (movements: readonly Movement[], over: Partial<Reading> = {}) => {
  const read = signedFound(found(...movements), by(over));
  return read && [read.movements.map(({ signed }) => signed), read.unread.map(({ line }) => line)];
};
const ASKED = { sign: { by: "balance" } } as const;

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

  it("is none without both columns: what was asked for is refused, all else stays", () => {
    const same = found(...WITHOUT_SIGN);
    for (const columns of [{ amount: 1 }, { balance: 2 }]) {
      expect(signedFound(same, by({ columns }))).toBe(same);
      expect(signedFound(same, by({ columns, ...ASKED }))).toBeNull();
    }
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
      return read.ok ? read.value : read.reason;
    });
  };

  it("goes by usual words where no amount has a sign, and each row with a word has a usual one", () => {
    const columns = { date: 0, amount: 1, direction: 2 };
    const words = (...rows: readonly (readonly [string, string])[]) =>
      amounts({ columns }, ...rows.map(([amount, word]) => ["", amount, word]));
    expect(words(["1,00", "D"], ["2,00", "Crédito"])).toEqual([-100, 200]);
    expect(words(["1,00", "D"], ["2,00", ""])).toEqual([-100, "sign"]);
    expect(words(["1,00", "D"], ["2,00", "?"])).toEqual([100, 200]);
    expect(words(["1,00", "D"], ["-2,00", "C"])).toEqual([100, -200]);
    expect(words(["1,00", ""])).toEqual([100]);
    expect(amounts({ columns: { amount: 1 } }, ["", "1,00", "D"])).toEqual([100]);
    const inverted = { columns, sign: { by: "inverted-sign" } } as const;
    expect(amounts(inverted, ["", "1,00", "C"])).toEqual([-100]);
  });

  it("is less by its fee", () => {
    const columns = { date: 0, amount: 1, fee: 2 };
    expect(amounts({ columns }, ["", "-5,00", "0,50"], ["", "5,00", ""])).toEqual([-550, 500]);
    expect(amounts({ columns: { amount: 1 } }, ["", "-5,00", "0,50"])).toEqual([-500]);
  });

  it("is one of two columns, and of two amounts nobody knows which", () => {
    const two = { columns: { date: 0, debit: 1, credit: 2 } };
    expect(
      amounts(two, ["", "1,00", ""], ["", "", "2,00"], ["", "-1,00", "0,00"], ["", "", ""]),
    ).toEqual([-100, 200, -100, "amount"]);
    expect(amounts(two, ["", "1,00", "2,00"])).toEqual(["two-amounts"]);
    for (const one of [{ debit: 1 }, { credit: 1 }])
      expect(amounts({ columns: { ...one, amount: 2 } }, ["", "9,00", "2,00"])).toEqual([200]);
  });

  it("is below zero somewhere, or nowhere", () => {
    expect(hasNegative(rowsOf(["1,00"], ["-0,01"]), 0)).toBe(true);
    expect(hasNegative(rowsOf(["1,00"], ["0,00"], ["texto"], [null]), 0)).toBe(false);
  });
});

it("what was asked of a table without an answer is refused", () => {
  expect(signedAmounts(READING, [])(["", "", ""])).toEqual(refused("amount"));
});
