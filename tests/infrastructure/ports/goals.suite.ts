import { describe, expect, it } from "vitest";
import type { Goals } from "../../../src/application/ports/goals.ts";
import type { ProblemCode } from "../../../src/contract/errors.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { cents, MAX_AMOUNT, ZERO } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, goalId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { creatingAs, named, simply } from "./simply.ts";

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

const AS_SEEN = { seen: 1, change: changeId(named("seen")) };

const draft = (changes: Partial<GoalDraft> = {}): GoalDraft => ({
  name: "Bicicleta",
  total: cents(45_000),
  current: cents(1),
  deadline: "2026-08-01" as CivilDate,
  photoUrl: null,
  ...changes,
});
const rejected = (status: number, detail: string, code?: ProblemCode) => ({
  type: "rejected",
  status,
  detail,
  ...(code && { code }),
});
const REMOVED = {
  type: "conflict",
  current: null,
  detail: serverProblems["record-removed"],
};

type Opened = Lines<Goals> & { readonly list: () => Promise<readonly Goal[]> };

/** What every keeper of the savings goals of a free user does, given what it holds. */
export function goalsSuite(open: (goals: readonly Goal[]) => Promise<Opened>): void {
  const opened = async () => {
    const { signedIn, list } = await open([]);
    return { ...simply<GoalDraft, Goal>(signedIn), list };
  };

  describe("goals", () => {
    it("are given back to the letter", async () => {
      const goals = newGoals();
      const { list } = await open(goals);
      expect(new Set(await list())).toEqual(new Set(goals));
    });

    it("may be none", async () => {
      expect(await (await opened()).list()).toEqual([]);
    });

    it("are recorded once, however often they are sent under their key", async () => {
      const goals = await opened();
      const first = await goals.create(draft(), "key");
      expect(first).toEqual({ ...draft(), id: first.id });
      expect(await goals.create(draft(), "key")).toEqual(first);
      expect(await goals.list()).toEqual([first]);
    });

    it("refuse another draft under a key that was used", async () => {
      const goals = await opened();
      const first = await goals.create(draft(), "key");
      const other = goals.create(draft({ name: "Casa" }), "key");
      await expect(other).rejects.toEqual(
        rejected(409, serverProblems["change-reused"], "alteracao_reutilizada"),
      );
      expect(await goals.list()).toEqual([first]);
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

    it("change one at a time", async () => {
      const goals = await opened();
      const kept = await goals.create(draft(), "key-1");
      const old = await goals.create(draft(), "key-2");
      const wanted = draft({ name: "Casa", current: MAX_AMOUNT, deadline: null });
      const changed = await goals.update(old.id, wanted);
      expect(changed).toEqual({ ...wanted, id: old.id });
      expect(new Set(await goals.list())).toEqual(new Set([kept, changed]));
    });

    it("are removed one at a time, once", async () => {
      const goals = await opened();
      const kept = await goals.create(draft(), "key-1");
      const old = await goals.create(draft(), "key-2");
      await goals.remove(old.id);
      expect(await goals.list()).toEqual([kept]);
      await expect(goals.remove(old.id)).rejects.toEqual(REMOVED);
      await expect(goals.update(old.id, draft())).rejects.toEqual(REMOVED);
    });

    it("know what was added to each of them, and what was taken away", async () => {
      const { signedIn, list } = await open([]);
      const goals = { ...simply<GoalDraft, Goal>(signedIn), list };
      const goal = await goals.create(draft({ current: cents(10) }), "key-1");
      const other = await goals.create(draft(), "key-2");
      const amounts = async (id: Goal["id"]) =>
        (await signedIn.entries(id)).map(({ amount }) => amount);
      expect(await amounts(goal.id)).toEqual([]);
      await goals.update(goal.id, draft({ current: cents(60) }));
      await goals.update(goal.id, draft({ current: cents(60), name: "Casa" }));
      expect(await amounts(goal.id)).toEqual([50]);
      await goals.update(other.id, draft({ current: ZERO }));
      expect([await amounts(goal.id), await amounts(other.id)]).toEqual([[50], [-1]]);
      await goals.remove(goal.id);
      await expect(signedIn.entries(goal.id)).rejects.toEqual(
        rejected(404, serverProblems["no-such-record"]),
      );
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open(newGoals());
      const id = goalId(crypto.randomUUID());
      const calls = (port: Goals) => [
        port.create(draft(), creatingAs("a")),
        port.update(id, draft(), AS_SEEN),
        port.remove(id, AS_SEEN),
        port.entries(id),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(4).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(4).fill("offline"));
    });
  });
}
