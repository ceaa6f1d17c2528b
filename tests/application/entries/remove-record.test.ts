import { describe, expect, it } from "vitest";
import { removeIfThere } from "../../../src/application/entries/remove-record.ts";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";
import { noBook } from "../../support/no-book.ts";

const GOAL = goalWith();

describe("removing a record", () => {
  it("is one's own change once, and nobody's where it was removed already", async () => {
    const goals = fakeGoals([GOAL]);
    const [target] = goals.server.living("goals");
    if (target === undefined) throw new Error("no goal");
    const remove = removeIfThere(goalsInBook, goals, noBook);
    const wanted = { target: { id: GOAL.id, revision: 1 } };
    expect(await remove({ ...wanted, key: "mine" })).toBe("mine");
    expect(goals.server.living("goals")).toEqual([]);
    expect(await remove({ ...wanted, key: "late" })).toBe(null);
  });

  it("fails with any other failure of the call", async () => {
    const remove = removeIfThere(
      goalsInBook,
      fakeGoals([GOAL], brokenLine({ type: "offline" })),
      noBook,
    );
    await expect(remove({ target: { id: GOAL.id, revision: 1 }, key: "k" })).rejects.toEqual({
      type: "offline",
    });
  });
});
