import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { JOURNEYS, journeysOf } from "../../scripts/journeys-of.ts";

const folders: ReadonlySet<string> = new Set(readdirSync("src/ui/screens"));

it.each(Object.entries(JOURNEYS))(
  "the screen %s has the journeys that it names",
  (screen, names) => {
    expect(folders).toContain(screen);
    for (const name of names) expect(existsSync(`tests/e2e/${name}.test.ts`)).toBe(true);
  },
);

it("a change of a screen runs its journeys alone", () => {
  expect(journeysOf(["src/ui/screens/budgets/Budgets.tsx", "docs/api.md"])).toEqual(["budgets"]);
  expect(journeysOf(["tests/e2e/undo.test.ts"])).toEqual(["undo"]);
});

it.each(["src/ui/components/Button.tsx", "src/ui/screens/shared/x.tsx", "server/http/api.ts"])(
  "a change of %s runs all",
  (path) => {
    expect(journeysOf(["src/ui/screens/budgets/Budgets.tsx", path])).toBe(null);
  },
);

it("a change that nobody sees runs none", () => {
  expect(journeysOf(["src/domain/goals/goal.ts", "docs/api.md"])).toEqual([]);
});
