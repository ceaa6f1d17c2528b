import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, choiceParam, param, textParam, withDefault } from "../../src/ui/address.ts";

type Size = "small" | "large";

const readCount = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const address = addressOf<{
  readonly words: string;
  readonly count: number | null;
  readonly size: Size;
}>({
  words: textParam("palavras"),
  count: param("conta", readCount, (count) => count),
  size: withDefault(choiceParam<Size>("tamanho", { small: "pequeno", large: 2 }), "small"),
});

const NOTHING = { words: "", count: null, size: "small" } as const;

describe("the parameters of an address", () => {
  it("are read as they were written", () => {
    const anyValues = fc.record({
      words: fc.string().map((text) => text.trim()),
      count: fc.option(fc.nat(999_999_999)),
      size: fc.constantFrom<Size>("small", "large"),
    });
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(address.read(address.write(values))).toEqual(values);
      }),
    );
  });

  it("are not named where they go without saying", () => {
    expect(address.write(NOTHING)).toEqual({});
    expect(address.write({ words: "a", count: 0, size: "large" })).toEqual({
      palavras: "a",
      conta: 0,
      tamanho: 2,
    });
  });

  it("stand for what is usual whatever nonsense they say", () => {
    const anySearch = fc.record({
      palavras: fc.constantFrom(undefined, null, {}, ["a"], true, "  "),
      conta: fc.constantFrom(undefined, null, "dois", -1, 1.5, NaN),
      tamanho: fc.constantFrom(undefined, "toString", "__proto__", 3, ["2"]),
    });
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(address.read(search)).toEqual(NOTHING);
      }),
    );
  });

  it("are told to be absent where they say nothing, and left as they stand else", () => {
    const asked = { palavras: "a", conta: "dois", tamanho: 2, other: "x" };
    expect(address.clean(asked)).toEqual({ ...asked, conta: undefined });
    expect("conta" in address.clean({})).toBe(true);
  });
});
