import fc from "fast-check";
import { is } from "valibot";
import { describe, expect, it } from "vitest";
import {
  decodeToldBalance,
  encodeForecast,
  encodeToldBalance,
  forecastSchema,
  toldBalanceSchema,
} from "../../src/contract/forecast.ts";
import { forecast } from "../../src/domain/forecast/forecast.ts";
import { accountId } from "../../src/domain/shared/ids.ts";
import { anyBalance } from "../support/arbitraries/cents.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyForecastFacts } from "../support/arbitraries/forecast.ts";
import { overTheWire, read } from "../support/read.ts";

describe("a told balance", () => {
  it("is after its way over the wire what it was before", () => {
    const anyTold = fc.record({
      balance: fc.record({ amount: anyBalance, date: anyCivilDate() }),
      account: fc.option(fc.uuid({ version: 7 }).map(accountId)),
    });
    fc.assert(
      fc.property(anyTold, (told) => {
        const sent = overTheWire(encodeToldBalance(told));
        expect(decodeToldBalance(read(toldBalanceSchema, sent))).toEqual(told);
      }),
    );
  });
});

describe("a forecast on the wire", () => {
  it("has the shape that is promised, with as many days as asked for", () => {
    fc.assert(
      fc.property(anyForecastFacts, fc.integer({ min: 1, max: 90 }), (facts, days) => {
        const sent = overTheWire(encodeForecast(forecast(facts, "year"), days, "…"));
        expect(is(forecastSchema, sent)).toBe(true);
        expect(read(forecastSchema, sent).dias).toHaveLength(days + 1);
      }),
      { numRuns: 20 },
    );
  });
});
