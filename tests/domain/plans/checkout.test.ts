import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkoutFor } from "../../../src/domain/plans/checkout.ts";
import { runs } from "../../support/runs.ts";

const PAGE = "https://pagar.exemplo.pt/c";

describe("the address of the checkout", () => {
  it.each([
    [PAGE, `${PAGE}?client_reference_id=ref`],
    [`${PAGE}?plano=premium`, `${PAGE}?plano=premium&client_reference_id=ref`],
    [`${PAGE}?a=1%20b#topo`, `${PAGE}?a=1%20b&client_reference_id=ref#topo`],
  ])("%s is for a buyer %s", (address, expected) => {
    expect(checkoutFor(address, "ref")).toBe(expected);
  });

  it("keeps its origin, its path and everything that its query has", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const [before, after] = [new URL(address), new URL(checkoutFor(address, "r-_1"))];
        expect([after.origin, after.pathname, after.hash]).toEqual([
          before.origin,
          before.pathname,
          before.hash,
        ]);
        expect(after.search.startsWith(before.search)).toBe(true);
        expect(after.searchParams.getAll("client_reference_id").at(-1)).toBe("r-_1");
      }),
      { numRuns: runs(20) },
    );
  });
});
