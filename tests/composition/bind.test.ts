import { Container } from "inversify";
import { describe, expect, expectTypeOf, it } from "vitest";
import { bind, key, type Key } from "../../src/composition/container/bind.ts";

type Clock = { readonly now: () => number };
type Ids = { readonly next: () => string };
type Stamp = { readonly stamp: () => string };

const clockKey = key<Clock>("clock");
const idsKey = key<Ids>("ids");
const stampKey = key<Stamp>("stamp");

const clock: Clock = { now: () => 7 };
const ids: Ids = { next: () => "id" };
const makeStamp = (time: Clock, names: Ids): Stamp => ({
  stamp: () => `${names.next()} ${time.now()}`,
});

describe("a binding", () => {
  it("makes a value of what its dependencies are bound to, in their order", () => {
    const container = new Container();
    bind(stampKey, [clockKey, idsKey], makeStamp)(container);
    bind(clockKey, [], () => clock)(container);
    bind(idsKey, [], () => ids)(container);
    expect(container.get(stampKey).stamp()).toBe("id 7");
  });

  it("makes its value once, when it is first asked for", () => {
    const container = new Container();
    let made = 0;
    bind(clockKey, [], () => {
      made += 1;
      return clock;
    })(container);
    expect(made).toBe(0);
    expect([container.get(clockKey), container.get(clockKey), made]).toEqual([clock, clock, 1]);
  });

  it("is known by its key, not by its name", () => {
    const container = new Container();
    bind(clockKey, [], () => clock)(container);
    expect(() => container.get(key<Clock>("clock"))).toThrow();
  });

  it("carries the type of its value", () => {
    expectTypeOf<Key<Clock>>().not.toExtend<Key<Ids>>();
    const container = new Container();
    expectTypeOf(() => container.get(clockKey)).returns.toEqualTypeOf<Clock>();
  });

  it("of other types than its keys carry does not compile", () => {
    const container = new Container();
    // @ts-expect-error -- a dependency of another type
    bind(stampKey, [idsKey, idsKey], makeStamp)(container);
    // @ts-expect-error -- the dependencies in another order
    bind(stampKey, [idsKey, clockKey], makeStamp)(container);
    // @ts-expect-error -- a dependency too few
    bind(stampKey, [clockKey], makeStamp)(container);
    // @ts-expect-error -- a result of another type
    bind(clockKey, [idsKey], (names: Ids) => names)(container);
    // @ts-expect-error -- a result of another type, without dependencies
    bind(clockKey, [], () => ids)(container);
    // @ts-expect-error -- an annotated parameter that the key does not have
    bind(clockKey, [idsKey], (time: Clock) => time)(container);
    // @ts-expect-error -- a result that only sometimes is there
    bind(clockKey, [], (): Clock | undefined => clock)(container);
    // Only the compiler knows: a key is a mere symbol when the program runs.
    expect(container.isBound(stampKey)).toBe(true);
  });
});
