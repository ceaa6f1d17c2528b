import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowanceCard, type AllowanceCard } from "../../../src/domain/forecast/allowance-card.ts";
import { ALLOWANCE_DAYS, dailyAllowance } from "../../../src/domain/forecast/daily-allowance.ts";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import { effectOf, type Expected } from "../../../src/domain/forecast/planned.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { anyForecastFacts } from "../../support/arbitraries/forecast.ts";
import { coming, day } from "../../support/forecast.ts";

const today = day("2026-11-27");
const LAST = ALLOWANCE_DAYS;

/** A movement of so many cents, so many days from today. */
const on = (days: number, amount: number, other: Partial<Expected> = {}): Expected => ({
  ...coming(addDays(today, days), Math.abs(amount), { kind: amount > 0 ? "income" : "expense" }),
  cause: "recurring",
  ...other,
});

type Case = {
  readonly balance: number;
  readonly expected: readonly Expected[];
  readonly accountReserve?: number;
  /** The usual spending a day after today, in cents. */
  readonly usual?: number;
};

const balanceOn = ({ balance, expected }: Case, at: number) =>
  balance +
  expected
    .filter(({ date }) => daysBetween(today, date) <= at)
    .reduce((all, one) => all + effectOf(one), 0);

const cardOf = (given: Case): AllowanceCard => {
  const { balance, expected, accountReserve = 0, usual } = given;
  const allowance = dailyAllowance({
    today,
    balance: cents(balance),
    accountReserve: cents(accountReserve),
    expected,
    unconfirmed: [],
  });
  const curve =
    usual === undefined
      ? null
      : Array.from({ length: LAST + 1 }, (_, at) => {
          const held = cents(balanceOn(given, at) - usual * at);
          return { balance: held, low: held, high: held };
        });
  return allowanceCard(allowance, { expected, curve });
};

const SALARY = on(26, 1500_00, { description: "Ordenado" });

describe("what is said of the daily allowance", () => {
  it("names the income of the day after the tightest one, the largest of several", () => {
    const tip = on(26, 20_00, { description: "Gorjetas" });
    const card = cardOf({ balance: 339_14, expected: [tip, SALARY] });
    expect(card).toMatchObject({
      type: "some",
      perDay: 1304,
      left: 339_14,
      bound: { type: "income", income: { description: "Ordenado", date: "2026-12-23" } },
    });
  });

  it("names the tightest day where only an assumed income follows it", () => {
    const card = cardOf({ balance: 300_00, expected: [on(30, 900_00, { cause: "assumed" })] });
    expect(card).toMatchObject({ bound: { type: "day", date: addDays(today, 29) } });
  });

  it("lasts to the end of the 62 days if the last one is the tightest and nothing comes on it, else names that", () => {
    expect(cardOf({ balance: 1000_00, expected: [] })).toMatchObject({ bound: { type: "end" } });
    expect(cardOf({ balance: 1000_00, expected: [on(LAST, -10_00)] })).toMatchObject({
      bound: { type: "day", date: addDays(today, LAST) },
    });
  });

  it("tells where the usual spending leads, today counted, where that is above what may be spent", () => {
    const given = { balance: 339_14, expected: [SALARY] };
    expect(cardOf({ ...given, usual: 18_46 })).toMatchObject({
      pace: { perDay: 1775, date: "2026-12-22", balance: -122_36 },
    });
    expect(cardOf({ ...given, usual: 13_00 })).toMatchObject({ pace: null });
    expect(cardOf(given)).toMatchObject({ pace: null });
  });

  it("leaves the reserve alone, and measures the pace by it", () => {
    const given = { balance: 439_14, expected: [SALARY], accountReserve: 100_00, usual: 14_00 };
    expect(cardOf(given)).toMatchObject({
      left: 339_14,
      accountReserve: 100_00,
      pace: { perDay: 1346, balance: 89_14 },
    });
  });

  it("says what is missing and from when on something may be spent, and no pace, where that is nothing", () => {
    expect(cardOf({ balance: -20_00, expected: [SALARY], usual: 10_00 })).toEqual({
      type: "nothing",
      missing: 20_00,
      from: { date: "2026-12-23", perDay: 4111 },
      accountReserve: 0,
    });
  });

  it("is the same on every plan, agrees with the number of the allowance, and its pace with the days", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const wide = forecast(facts, "year")!;
        expect(forecast(facts, "month")!.card).toEqual(wide.card);
        const { card, allowance, days, usual } = wide;
        expect(card.type === "nothing").toBe(allowance.perDay === 0);
        if (card.type === "nothing") return;
        expect(card.perDay).toBe(Math.floor(card.left / allowance.days));
        if (card.pace === null) return;
        expect(usual).not.toBeNull();
        expect(card.pace.perDay).toBeGreaterThan(card.perDay);
        expect(card.pace.balance).toBe(days[allowance.days - 1]?.balance);
        const spent = card.left + card.accountReserve - card.pace.balance;
        expect(Math.abs(card.pace.perDay * allowance.days - spent)).toBeLessThanOrEqual(
          allowance.days / 2,
        );
      }),
    );
  });
});
