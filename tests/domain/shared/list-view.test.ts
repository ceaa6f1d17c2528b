import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinLists } from "../../../src/domain/shared/list-view.ts";

describe("joined lists", () => {
  it("read like one list", () => {
    const index = fc.integer({ min: -3, max: 30 });
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat())),
        fc.nat(30),
        fc.nat(30),
        index,
        (lists, from, to, at) => {
          const joined = joinLists(lists);
          const flat = lists.flat();
          expect(joined.length).toBe(flat.length);
          expect(joined.slice(from, to)).toEqual(flat.slice(from, to));
          expect(joined.slice()).toEqual(flat);
          expect(joined.at(at)).toBe(at < 0 ? undefined : flat[at]);
        },
      ),
    );
  });
});
