import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usersAddress } from "../../../src/ui/screens/admin/users/users-address.ts";

describe("the address of a list of users", () => {
  it("says what is asked for, and nothing else", () => {
    expect(usersAddress.write({ search: "", page: 1 })).toEqual({});
    expect(usersAddress.write({ search: "ana", page: 3 })).toEqual({ pesquisa: "ana", pagina: 3 });
  });

  it("is read as it was written", () => {
    const anySearch = fc.record({
      search: fc.string().map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(usersAddress.read(usersAddress.write(search))).toEqual(search);
      }),
    );
  });

  it.each([0, -1, 1.5, 100_000, "dois", null, NaN, {}])(
    "with the page %j leads to the first one",
    (pagina) => {
      expect(usersAddress.read({ pagina })).toEqual({ search: "", page: 1 });
    },
  );

  it("may ask for digits alone, and ignores what is no text", () => {
    expect(usersAddress.read({ pesquisa: 92 }).search).toBe("92");
    expect(usersAddress.read({ pesquisa: ["ana"] }).search).toBe("");
  });
});
