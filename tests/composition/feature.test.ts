import { Container } from "inversify";
import { describe, expect, it } from "vitest";
import { bind, key } from "../../src/composition/container/bind.ts";
import { makeContainer } from "../../src/composition/container/container.ts";
import { feature } from "../../src/composition/container/feature.ts";

type Clock = { readonly now: () => number };
type Names = { readonly next: () => string };

const clockKey = key<Clock>("clock");
const namesKey = key<Names>("names");

const stamped = ({ clock, names }: { readonly clock: Clock; readonly names: Names }) =>
  `${names.next()} ${clock.now()}`;

const inContainer = (bindings: readonly ((container: Container) => void)[]) => {
  const container = new Container();
  bind(clockKey, [], () => ({ now: () => 7 }))(container);
  for (const addTo of bindings) addTo(container);
  return container;
};

describe("a feature", () => {
  it("is started with what it needs, by the names that it has for it", () => {
    const own = bind(namesKey, [], () => ({ next: () => "id" }));
    const { made, bindings } = feature([own], { names: namesKey, clock: clockKey }, stamped);
    expect(inContainer(bindings).get(made)).toBe("id 7");
  });

  it("may need another", () => {
    const inner = feature([], { clock: clockKey }, ({ clock }: { readonly clock: Clock }) => ({
      next: () => `id of ${clock.now()}`,
    }));
    const needs = { names: inner.made, clock: clockKey };
    const { made, bindings } = feature(inner.bindings, needs, stamped);
    expect(inContainer(bindings).get(made)).toBe("id of 7 7");
  });

  it("is bound once, however many bring it with them", () => {
    const page = { httpSession: {} };
    const start = makeContainer({ page } as Parameters<typeof makeContainer>[0]);
    const inner = feature([bind(namesKey, [], () => ({ next: () => "id" }))], {}, () => "inner");
    const outer = feature(
      [...inner.bindings, ...inner.bindings],
      { inner: inner.made },
      Object.keys,
    );
    expect([start(outer), start(inner)]).toEqual([["inner"], "inner"]);
  });

  it("whose needs are bound to something else does not compile", () => {
    // @ts-expect-error -- names where a clock is needed
    feature([], { clock: namesKey, names: namesKey }, stamped);
    // @ts-expect-error -- a need that nothing is given for
    const { bindings } = feature([], { clock: clockKey }, stamped);
    expect(bindings.length).toBe(1);
  });
});
