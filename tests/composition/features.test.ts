// @vitest-environment happy-dom
import { globSync } from "node:fs";
import type { Container } from "inversify";
import { describe, expect, it } from "vitest";
import type { Binding, Key } from "../../src/composition/container/bind.ts";
import type { Feature } from "../../src/composition/container/feature.ts";
import { keys } from "../../src/composition/container/keys.ts";

const MODULES: readonly Record<string, unknown>[] = await Promise.all(
  globSync("**/*.ts", { cwd: "src/composition/features" }).map(
    (file) => import(`../../src/composition/features/${file}`),
  ),
);

const isFeature = (value: unknown): value is Feature<unknown> =>
  typeof value === "object" && value !== null && "made" in value && "bindings" in value;

const FEATURES = MODULES.flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, Feature<unknown>] =>
    isFeature(entry[1]),
  ),
);

/** What bindings need that neither they nor the page bind. */
function unbound(bindings: readonly Binding[]): readonly string[] {
  const bound = new Set<Key<unknown>>(Object.values(keys));
  const needed: Key<unknown>[] = [];
  const recording = {
    bind: (name: Key<unknown>) => ({
      toResolvedValue: (_: unknown, dependencies: readonly Key<unknown>[]) => {
        bound.add(name);
        needed.push(...dependencies);
        return { inSingletonScope: () => undefined };
      },
    }),
  };
  for (const addTo of bindings) addTo(recording as unknown as Container);
  return needed.filter((name) => !bound.has(name)).map(String);
}

describe("every feature of the composition", () => {
  it.each(FEATURES)("%s binds all that it needs and the page has not", (_, { bindings }) => {
    expect(unbound(bindings)).toEqual([]);
  });

  it("is found lacking where something is not bound", () => {
    const [layout] = FEATURES.filter(([name]) => name === "layoutFeature");
    expect(unbound(layout?.[1].bindings.slice(-1) ?? [])).not.toEqual([]);
  });
});
