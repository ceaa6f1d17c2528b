import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canBeMain, mainAccount } from "../../../src/domain/accounts/main-account.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";

const anyCandidates = fc
  .array(
    fc.record({
      ofTheDay: fc.boolean(),
      closed: fc.boolean(),
      firstTold: fc.option(fc.nat()),
      chosen: fc.boolean(),
    }),
  )
  .map((all) => all.map((one, index) => ({ ...one, id: accountId(`account-${index}`) })));

describe("the main account", () => {
  it("is open and of the day; the first chosen one, else the one told first, else the first made", () => {
    fc.assert(
      fc.property(anyCandidates, (accounts) => {
        const possible = accounts.filter(canBeMain);
        const told = possible
          .filter(({ firstTold }) => firstTold !== null)
          .toSorted((one, other) => (one.firstTold ?? 0) - (other.firstTold ?? 0));
        const expected = possible.find(({ chosen }) => chosen) ?? told[0] ?? possible[0];
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
