import { describe, expect, it } from "vitest";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import type { GoalEntries } from "../../../src/application/goals/goal-entries.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { cents, MAX_AMOUNT, ZERO } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { recordsSuite } from "./records.suite.ts";
import { simply } from "./simply.ts";

/** Goals with identifiers that nobody else has. */
const newGoals = (): readonly Goal[] => [
  {
    id: goalId(crypto.randomUUID()),
    name: "Férias",
    total: MAX_AMOUNT,
    current: cents(1),
    deadline: "2026-08-01" as CivilDate,
    photoUrl: "/api/fotos/ferias.jpg",
  },
  {
    id: goalId(crypto.randomUUID()),
    name: "<b>Casa</b> 🏠",
    total: cents(1),
    current: cents(0),
    deadline: null,
    photoUrl: null,
  },
];

const draft = (changes: Partial<GoalDraft> = {}): GoalDraft => ({
  name: "Bicicleta",
  total: cents(45_000),
  current: cents(1),
  deadline: "2026-08-01" as CivilDate,
  photoUrl: null,
  ...changes,
});
const rejected = (status: number, detail: string) => ({ type: "rejected", status, detail });

type Goals = Records<Goal, GoalDraft> & { readonly entriesOf: GoalEntries };
type Opened = Lines<Goals> & { readonly list: () => Promise<readonly Goal[]> };

/** What every keeper of the savings goals of a free user does, given what it holds. */
export function goalsSuite(open: (goals: readonly Goal[]) => Promise<Opened>): void {
  const opened = async () => {
    const { signedIn, list } = await open([]);
    return { ...simply<GoalDraft, Goal>(signedIn), list };
  };

  const house = draft({ name: "Casa", current: MAX_AMOUNT, deadline: null });
  recordsSuite("goals", goalsInBook, [draft(), draft({ name: "Férias" }), house], () => open([]));

  describe("goals", () => {
    it("are given back to the letter", async () => {
      const goals = newGoals();
      const { list } = await open(goals);
      expect(new Set(await list())).toEqual(new Set(goals));
    });

    it("may be none", async () => {
      expect(await (await opened()).list()).toEqual([]);
    });

    it("are at most 2 on the free plan, but may still be changed and replaced", async () => {
      const goals = await opened();
      const first = await goals.create(draft(), "key-1");
      await goals.create(draft(), "key-2");
      const limit = rejected(403, serverProblems["goal-limit"]);
      await expect(goals.create(draft(), "key-3")).rejects.toEqual(limit);
      expect(await goals.create(draft(), "key-1")).toEqual(first);
      await goals.update(first.id, draft({ name: "Casa" }));
      await goals.remove(first.id);
      await goals.create(draft(), "key-4");
      expect((await goals.list()).length).toBe(2);
    });

    it("know what was added to each of them, and what was taken away", async () => {
      const { signedIn, list } = await open([]);
      const goals = { ...simply<GoalDraft, Goal>(signedIn), list };
      const goal = await goals.create(draft({ current: cents(10) }), "key-1");
      const other = await goals.create(draft(), "key-2");
      const amounts = async (id: Goal["id"]) =>
        (await signedIn.entriesOf(id)).map(({ amount }) => amount);
      expect(await amounts(goal.id)).toEqual([]);
      await goals.update(goal.id, draft({ current: cents(60) }));
      await goals.update(goal.id, draft({ current: cents(60), name: "Casa" }));
      expect(await amounts(goal.id)).toEqual([50]);
      await goals.update(other.id, draft({ current: ZERO }));
      expect([await amounts(goal.id), await amounts(other.id)]).toEqual([[50], [-1]]);
      await goals.remove(goal.id);
      await expect(signedIn.entriesOf(goal.id)).rejects.toEqual(
        rejected(404, serverProblems["no-such-record"]),
      );
    });

    it("tell what was added to them to whoever is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open(newGoals());
      const id = goalId(crypto.randomUUID());
      const calls = [signedOut.entriesOf(id), cutOff.entriesOf(id)];
      expect(await failuresOf(calls)).toEqual(["unauthenticated", "offline"]);
    });
  });
}
