import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canBeMain, mainAccount } from "../../../src/domain/accounts/main-account.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { toldAccount } from "../../support/forecast.ts";

const anyCandidates = fc
  .array(
    fc.record({
      ofTheDay: fc.boolean(),
      closed: fc.boolean(),
      told: fc.boolean(),
      chosen: fc.boolean(),
    }),
  )
  .map((all) =>
    all.map(({ told, ...one }, index) => {
      const { balance } = toldAccount(1, "2026-01-01");
      return { ...one, id: accountId(`account-${index}`), balance: told ? balance : null };
    }),
  );

describe("the main account", () => {
  it("is open and of the day; the first chosen one, else the first that was told, else none", () => {
    fc.assert(
      fc.property(anyCandidates, (accounts) => {
        const possible = accounts.filter(canBeMain);
        const expected =
          possible.find(({ chosen }) => chosen) ?? possible.find(({ balance }) => balance !== null);
        expect(mainAccount(accounts)).toBe(expected?.id ?? null);
      }),
    );
  });

  it("stays the same whatever becomes of accounts that cannot be it", () => {
    fc.assert(
      fc.property(anyCandidates, (accounts) => {
        expect(mainAccount(accounts.filter(canBeMain))).toBe(mainAccount(accounts));
      }),
    );
  });
});
