import { describe, expect, it } from "vitest";
import type { Goals } from "../../../src/application/ports/goals.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { Lines } from "./lines.ts";

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

/** What every keeper of savings goals does, given what it holds. */
export function goalsSuite(open: (goals: readonly Goal[]) => Promise<Lines<Goals>>): void {
  describe("goals", () => {
    it("are given back to the letter", async () => {
      const goals = newGoals();
      const { signedIn } = await open(goals);
      expect(new Set(await signedIn.list())).toEqual(new Set(goals));
    });

    it("may be none", async () => {
      const { signedIn } = await open([]);
      expect(await signedIn.list()).toEqual([]);
    });

    it("are given to who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open(newGoals());
      await expect(signedOut.list()).rejects.toEqual({ type: "unauthenticated" });
      await expect(cutOff.list()).rejects.toEqual({ type: "offline" });
    });
  });
}
