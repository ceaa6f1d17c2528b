import { bind, key, type Binding, type Key } from "./bind.ts";

/** The bindings of the container for a screen or an overlay. */
export type Feature<Made> = {
  readonly made: Key<Made>;
  readonly bindings: readonly Binding[];
};

type KeysOf<Needs> = { readonly [Name in keyof Needs]: Key<Needs[Name]> };

/** The values that a feature with these keys needs. */
export type NeedsOf<Keys> = {
  readonly [Name in keyof Keys]: Keys[Name] extends Key<infer Value> ? Value : never;
};

/** Declares a feature: its own bindings, its needs, and how it is started with them. */
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
