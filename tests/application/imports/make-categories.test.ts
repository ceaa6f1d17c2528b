import { describe, expect, it } from "vitest";
import { makeCategories } from "../../../src/application/imports/make-categories.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { testLedger } from "../../ui/support/test-ledger.ts";

async function begun() {
  const ledger = testLedger();
  await ledger.openRecords();
  const categories = fakeCategories({}, ledger.line, ledger.server);
  const names = () => ledger.server.living("categories").map(({ name }) => name);
  return { ledger, names, categories, make: makeCategories(categories, ledger, fakeIds()) };
}

describe("categories that a file names", () => {
  it("are made each in a change of its own, the last of their kind", async () => {
    const { make, names } = await begun();
    const made = await make([
      { kind: "expense", name: "Mercearia" },
      { kind: "income", name: "Mercearia" },
    ]);
    expect([made.changes.length, made.failure]).toEqual([2, null]);
    expect(names().filter((name) => name === "Mercearia")).toHaveLength(2);
  });

  it("are not made where they have come to be there, which is no failure", async () => {
    const { make } = await begun();
    expect(await make([{ kind: "expense", name: "lazer" }])).toEqual({
      changes: [],
      failure: null,
    });
  });

  it("stay as far as they were made, and say why the others were not", async () => {
    const { ledger, names, categories } = await begun();
    let calls = 0;
    const failing = {
      ...categories,
      create: (...given: Parameters<typeof categories.create>) => {
        calls += 1;
        if (calls > 1) ledger.line.failure = { type: "offline" };
        return categories.create(...given);
      },
    };
    const made = await makeCategories(
      failing,
      ledger,
      fakeIds(),
    )([
      { kind: "expense", name: "Horta" },
      { kind: "expense", name: "Gato" },
    ]);
    expect([made.changes.length, made.failure]).toEqual([1, { type: "offline" }]);
    expect([names().includes("Horta"), names().includes("Gato")]).toEqual([true, false]);
  });
});
