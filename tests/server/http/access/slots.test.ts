import fc from "fast-check";
import { expect, it } from "vitest";
import { places } from "../../../../server/http/slots.ts";

it("whatever is taken and returned, in any order and however often, nothing is lost or made", () => {
  const owners = fc.constantFrom("a", "b", "c");
  const takes = fc.array(fc.record({ owner: owners, wanted: fc.nat(1_000), isKept: fc.boolean() }));
  fc.assert(
    fc.property(takes, (taken) => {
      const held = places();
      const back = taken.map(({ owner, wanted }) => held.take(owner, wanted));
      for (const [index, { isKept }] of taken.entries()) {
        if (isKept) continue;
        back[index]?.();
        back[index]?.();
      }
      const sum = (of: typeof taken) => of.reduce((all, { wanted }) => all + wanted, 0);
      const kept = taken.filter(({ isKept }) => isKept);
      expect(held.heldByAll()).toBe(sum(kept));
      for (const name of ["a", "b", "c"])
        expect(held.heldBy(name)).toBe(sum(kept.filter(({ owner }) => owner === name)));
    }),
  );
});
