import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import {
  ofEnded,
  PAYMENT_KEY_MAX,
  paymentGroup,
  paymentKey,
} from "../../../src/domain/forecast/payment-key.ts";
import { regularAmong } from "../../../src/domain/forecast/regular.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { finish } from "../../../src/domain/shared/slices.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../../src/domain/shared/text-limits.ts";
import { anyForecastFacts } from "../../support/arbitraries/forecast.ts";
import { day, moved } from "../../support/forecast.ts";
import { runs } from "../../support/runs.ts";

const gym = (date: string, amount = 3_000) => moved(date, amount, { description: "Ginásio" });
const MONTHS = ["2026-08", "2026-09", "2026-10", "2026-11"];

const regularOf = (records: Parameters<typeof regularAmong>[0], ended: readonly string[]) =>
  finish(regularAmong(records, { today: day("2026-11-27"), planned: [], ended }));

describe("a payment that was said to have ended", () => {
  it("is expected no more, however often it comes again", () => {
    const records = MONTHS.map((month) => gym(`${month}-05`));
    expect(regularOf(records, []).map(({ key }) => key)).toEqual(["expense ginasio"]);
    expect(regularOf(records, ["expense ginasio"])).toEqual([]);
    expect(regularOf(records, ["expense renda"])).toHaveLength(1);
  });

  it("is known without words by its category and about its amount", () => {
    const isEnded = ofEnded(["expense ~Lazer 3000"]);
    const wordless = (amount: number, category = "Lazer") =>
      moved("2026-11-05", amount, { category });
    expect([2_700, 3_000, 3_300].map((amount) => isEnded(wordless(amount)))).toEqual([
      true,
      true,
      true,
    ]);
    expect([2_699, 3_301].map((amount) => isEnded(wordless(amount)))).toEqual([false, false]);
    expect(isEnded(wordless(3_000, "Lazer 2"))).toBe(false);
    expect(isEnded({ ...wordless(3_000), kind: "income" })).toBe(false);
  });

  it("takes no record away: what is expected and what is usual count each once", () => {
    fc.assert(
      fc.property(anyDays, fc.constantFrom("Ginásio", null), (days, description) => {
        const records = days.map((date) => moved(date, 3_000, { description }));
        const [found] = regularOf(records, []);
        if (found === undefined) return;
        const isEnded = ofEnded([found.key]);
        expect(found.records.every(isEnded)).toBe(true);
        const left = regularOf(records, [found.key]);
        expect(left.flatMap((one) => one.records).some(isEnded)).toBe(false);
      }),
    );
  });

  it("leaves the forecast without its days, and its records among the usual ones", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const open = forecast({ ...facts, ended: [] }, "year");
        if (open === null) return;
        const ended = open.regular.map(({ key }) => key);
        const closed = forecast({ ...facts, ended }, "year")!;
        const isEnded = ofEnded(ended);
        expect(closed.regular.filter(({ last }) => isEnded(last))).toEqual([]);
        const spentIn = ({ usual }: typeof closed) =>
          usual?.months.reduce((all, { spent }) => all + spent, 0) ?? 0;
        expect(spentIn(closed)).toBeGreaterThanOrEqual(spentIn(open));
      }),
      { numRuns: runs(50) },
    );
  });
});

const anyDays = fc
  .array(fc.integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 8 })
  .map((slips) => slips.map((slip, index) => addDays(day(`2026-0${index + 1}-15`), slip)));

describe("the key of a payment", () => {
  it("has at most as many characters as a copy and a call take", () => {
    const anyText = fc.string({ unit: "binary", maxLength: DESCRIPTION_MAX });
    fc.assert(
      fc.property(anyText, (text) => {
        const description = text.slice(0, DESCRIPTION_MAX);
        expect(paymentGroup({ description, category: "" }).length).toBeLessThanOrEqual(
          PAYMENT_KEY_MAX,
        );
      }),
    );
    const longest = "각".repeat(DESCRIPTION_MAX);
    const group = paymentGroup({ description: longest, category: "" });
    expect(group.length).toBe("expense ".length + 3 * DESCRIPTION_MAX);
    const category = "c".repeat(NAME_MAX);
    const key = paymentKey(paymentGroup({ description: null, category }), cents(999_999_999_99));
    expect(key.length).toBeLessThan(PAYMENT_KEY_MAX);
  });
});
