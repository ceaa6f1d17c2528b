import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_PLACES } from "../../../src/domain/categories/category-order.ts";
import { RULE_PLACES } from "../../../src/domain/rules/rule-order.ts";
import { moved, positionAfter, type Places } from "../../../src/domain/shared/positions.ts";

type Standing = { readonly id: string; readonly position: number };

const inOrder = (all: readonly Standing[]) =>
  all.toSorted((one, other) => one.position - other.position || Number(one.id) - Number(other.id));

const standing = (...positions: readonly number[]): readonly Standing[] =>
  positions.map((position, index) => ({ id: `${index}`, position }));

const idsOf = (all: readonly Standing[]) => all.map(({ id }) => id);

describe.each([
  { what: "categories", places: CATEGORY_PLACES },
  { what: "rules", places: RULE_PLACES },
])("the places of $what", ({ places }) => {
  const { step, first, least, most } = places;

  /** Close together, far apart, at one place, and at both ends. */
  const anyPosition = fc.oneof(
    fc.integer({ min: Math.max(least, -5), max: 5 }),
    fc.integer({ min: least, max: most }),
    fc.nat(10).map((steps) => first + steps * step),
    fc.constantFrom(least, most),
  );
  const anyOrder = fc
    .array(anyPosition, { minLength: 1, maxLength: 12 })
    .map((positions) => inOrder(standing(...positions)));

  const after = (all: readonly Standing[], id: string, place: number) => {
    const placed = new Map(
      moved(all, id, place, places).map(({ kept, position }) => [kept.id, position]),
    );
    return inOrder(all.map((one) => ({ ...one, position: placed.get(one.id) ?? one.position })));
  };

  it("have what is moved where it is wanted, and the others as they stood, however close they stand", () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), fc.nat(), (all, which, where) => {
        const id = all[which % all.length]?.id ?? "";
        const place = where % all.length;
        const expected = idsOf(all).filter((one) => one !== id);
        expected.splice(place, 0, id);
        const now = after(all, id, place);
        expect(idsOf(now)).toEqual(expected);
        for (const { position } of now) {
          expect(Number.isSafeInteger(position)).toBe(true);
          expect(position).toBeGreaterThanOrEqual(least);
          expect(position).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it("change for one thing alone, unless no room is left there: then all stand a step apart", () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), fc.nat(), (all, which, where) => {
        const id = all[which % all.length]?.id ?? "";
        const place = where % all.length;
        const placed = moved(all, id, place, places);
        if (placed.length === 0 || (placed.length === 1 && placed[0]?.kept.id === id)) return;
        const others = all.filter((one) => one.id !== id);
        const low = others[place - 1]?.position ?? least - 1;
        const high = others[place]?.position ?? most + 1;
        expect(high - low).toBeLessThanOrEqual(1);
        expect(after(all, id, place).map(({ position }) => position)).toEqual(
          all.map((_, index) => first + index * step),
        );
      }),
    );
  });

  it("last for many moves between the same two", () => {
    let all = standing(...Array.from({ length: 10 }, (_, index) => first + index * step));
    for (let move = 0; move < Math.floor(Math.log2(step)); move += 1) {
      const last = all.at(-1)?.id ?? "";
      expect(moved(all, last, 1, places)).toHaveLength(1);
      all = after(all, last, 1);
    }
  });

  it("end with what is new, but where the last place is taken", () => {
    fc.assert(
      fc.property(anyOrder, (all) => {
        const position = positionAfter(all, places);
        for (const one of all)
          if (one.position === most) expect(position).toBe(most);
          else expect(one.position).toBeLessThan(position);
      }),
    );
    expect(positionAfter([], places)).toBe(first);
  });
});

describe("the position of what is moved", () => {
  const places: Places = { step: 10, first: 10, least: 0, most: 100 };
  const positionsAfter = (all: readonly Standing[], which: number, place: number) =>
    moved(all, `${which}`, place, places).map(({ position }) => position);

  it("lies a step before the first, a step behind the last, or in the middle of two", () => {
    const three = standing(30, 40, 60);
    expect(positionsAfter(three, 2, 0)).toEqual([20]);
    expect(positionsAfter(three, 0, 2)).toEqual([70]);
    expect(positionsAfter(three, 0, 1)).toEqual([50]);
  });

  it("comes nearer to the ends, but never beyond them", () => {
    expect(positionsAfter(standing(8, 20), 1, 0)).toEqual([3]);
    expect(positionsAfter(standing(20, 94), 0, 1)).toEqual([97]);
    expect(positionsAfter(standing(0, 20), 1, 0)).toEqual([10, 20]);
    expect(positionsAfter(standing(30, 100), 0, 1)).toEqual([10, 20]);
  });

  it("is given to each anew, a step apart, where no room is left, or two stand at one place", () => {
    expect(positionsAfter(standing(0, 1, 9), 2, 1)).toEqual([10, 20, 30]);
    expect(positionsAfter(standing(4, 4, 9), 2, 1)).toEqual([10, 20, 30]);
    expect(positionsAfter(standing(0, 2, 9), 2, 1)).toEqual([1]);
    // Those that have their place already are left alone.
    expect(positionsAfter(standing(10, 11, 19), 2, 1)).toEqual([20, 30]);
  });
});
