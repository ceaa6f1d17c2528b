import { bind, key, type Binding, type Key } from "./bind.ts";

/** The bindings of the container for a screen, or for what lies over the screens. */
export type Feature<Made> = {
  readonly made: Key<Made>;
  readonly bindings: readonly Binding[];
};

type KeysOf<Needs> = { readonly [Name in keyof Needs]: Key<Needs[Name]> };

/** The values for whoever declares its needs by these keys. */
export type NeedsOf<Keys> = {
  readonly [Name in keyof Keys]: Keys[Name] extends Key<infer Value> ? Value : never;
};

/** Declares a feature: what it binds of its own, what it needs, and how it is started when it is given that. */
export function feature<Needs extends object, Made>(
  own: readonly Binding[],
  needs: KeysOf<NoInfer<Needs>>,
  start: (needs: Needs) => Made,
): Feature<Made> {
  const made = key<Made>("feature");
  const names = Object.keys(needs);
  const bound: readonly Key<unknown>[] = Object.values(needs);
  const startWith = (...values: unknown[]) =>
    start(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Needs);
  return { made, bindings: [...own, bind(made, bound, startWith)] };
}
