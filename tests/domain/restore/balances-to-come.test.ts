import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutBalancesToCome } from "../../../src/domain/restore/balances-to-come.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyExportContent } from "../../support/arbitraries/export-content.ts";

const anyAccount = anyExportContent
  .filter(({ accounts }) => accounts.length > 0)
  .chain(({ accounts }) => fc.constantFrom(...accounts));

describe("an account of a copy", () => {
  it("keeps each amount, and each day that is not after the last, and has none of a later one", () => {
    fc.assert(
      fc.property(anyAccount, anyCivilDate(), (account, made) => {
        const days = { made, last: addDays(made, 1) };
        const known = withoutBalancesToCome(account, days);
        for (const [before, after] of [
          [account.balance, known.balance],
          ...account.told.map((one, index) => [one, known.told[index]] as const),
        ]) {
          if (!before) continue;
          expect(after?.amount).toBe(before.amount);
          expect(after?.date).toBe(before.date > days.last ? made : before.date);
        }
      }),
    );
  });
});
