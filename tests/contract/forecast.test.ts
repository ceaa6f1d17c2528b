import fc from "fast-check";
import { is } from "valibot";
import { describe, expect, it } from "vitest";
import {
  decodeToldBalance,
  encodeToldBalance,
  toldBalanceSchema,
} from "../../src/contract/accounts/balances.ts";
import { encodeForecast, forecastSchema } from "../../src/contract/forecast.ts";
import { forecast } from "../../src/domain/forecast/forecast.ts";
import type { Horizon } from "../../src/domain/forecast/horizon.ts";
import { accountId } from "../../src/domain/shared/ids.ts";
import { anyBalance } from "../support/arbitraries/cents.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyForecastFacts } from "../support/arbitraries/forecast.ts";
import { anyText } from "../support/arbitraries/text.ts";
import { overTheWire, read } from "../support/read.ts";
import { runs } from "../support/runs.ts";

describe("a told balance", () => {
  it("is after its way over the wire what it was before", () => {
    const anyTold = fc.record({
      balance: fc.record({ amount: anyBalance, date: anyCivilDate() }),
      account: fc.option(
        fc.record({
          id: fc.uuid({ version: 7 }).map(accountId),
          label: fc.option(anyText(80)),
        }),
      ),
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
      fc.property(anyForecastFacts, fc.integer({ min: 1, max: 90 }), (facts, count) => {
        const told = forecast(facts, "year");
        const seenBy = (horizon: Horizon) => {
          const asked = { accountReserve: facts.accountReserve, horizon, count, assumption: "…" };
          const sent = overTheWire(encodeForecast(told, asked));
          expect(is(forecastSchema, sent)).toBe(true);
          return read(forecastSchema, sent);
        };
        const seen = seenBy("year");
        expect(seen.dias).toHaveLength(count + 1);
        expect(seen.depois_do_mes).toBeNull();
        const free = seenBy("month");
        expect(free.depois_do_mes).not.toBeNull();
        expect(free.por_dia).toBe(seen.por_dia);
      }),
      { numRuns: runs(20) },
    );
  });
});
