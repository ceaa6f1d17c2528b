import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedBuffer } from "../../../../server/http/limits/shared-buffer.ts";

const never = () => {
  throw new Error("made way");
};

describe("a shared room", () => {
  it("is given to whoever has less, by the oldest of whoever has most", () => {
    const enter = sharedBuffer({ whole: 100, share: 100 });
    const gone: string[] = [];
    const stays = (owner: string, name: string, size: number) =>
      enter(owner, () => gone.push(name)).take(size);
    expect([stays("a", "a1", 30), stays("a", "a2", 30), stays("b", "b1", 40)]).not.toContain(false);
    expect(stays("c", "c1", 39)).toBe(true);
    expect(gone).toEqual(["a1"]);
  });

  it("is not given to whoever would have as much", () => {
    const enter = sharedBuffer({ whole: 100, share: 100 });
    expect(enter("a", never).take(100)).toBe(true);
    expect(enter("b", never).take(100)).toBe(false);
  });

  it("leaves everybody no more than a share", () => {
    const enter = sharedBuffer({ whole: 100, share: 30 });
    const stay = enter("a", never);
    expect([stay.take(29), stay.take(10), stay.take(1)]).toEqual([true, true, false]);
    stay.leave();
    expect(enter("a", never).take(1)).toBe(true);
  });

  it("moves nobody who has settled", () => {
    const enter = sharedBuffer({ whole: 100, share: 100 });
    const stay = enter("a", never);
    stay.take(100);
    stay.settle();
    expect(enter("b", never).take(1)).toBe(false);
    stay.leave();
    expect(enter("b", never).take(1)).toBe(true);
  });

  it("never holds more than the whole and the last that came, and lets in whoever has nothing and wants the least", () => {
    const stay = fc.record({ owner: fc.nat(5), size: fc.integer({ min: 10, max: 300 }) });
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 60 }), (stays) => {
        const enter = sharedBuffer({ whole: 1_000, share: 400 });
        const there = new Map<object, number>();
        const held = () => [...there.values()].reduce((sum, size) => sum + size, 0);
        for (const { owner, size } of stays) {
          const key = {};
          const before = held();
          if (!enter(String(owner), () => there.delete(key)).take(size)) continue;
          there.set(key, size);
          expect(held() - size).toBeLessThanOrEqual(before);
          expect(held()).toBeLessThan(1_000 + 300);
        }
        expect(enter("newcomer", never).take(9)).toBe(true);
      }),
    );
  });
});
