import { describe, expect, it } from "vitest";
import type { Achievements } from "../../../src/application/achievements/achievements.ts";
import { ACHIEVEMENTS, ACHIEVEMENT_POINTS } from "../../../src/domain/achievements/achievement.ts";
import { levelOf } from "../../../src/domain/achievements/level.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** What everything does that knows what has been won, for who may have that, given a record of each of some kinds. */
export function achievementsSuite(
  open: (recorded: readonly TransactionKind[]) => Promise<Lines<Achievements>>,
): void {
  describe("achievements", () => {
    it("are all there to be won from the start, and none of them is", async () => {
      const { signedIn } = await open([]);
      expect(await signedIn.verify()).toEqual([]);
      const status = await signedIn.status();
      expect(status.achievements.map(({ id }) => id)).toEqual(ACHIEVEMENTS);
      expect(status.achievements.map(({ points }) => points)).toEqual(
        ACHIEVEMENTS.map((id) => ACHIEVEMENT_POINTS[id]),
      );
      expect(status.achievements.some(({ won }) => won)).toBe(false);
      expect(status).toMatchObject({ points: 0, wonCount: 0, total: ACHIEVEMENTS.length });
      expect(status.level).toMatchObject(levelOf(0));
    });

    it("are won by a verification, which tells what is new, and only once", async () => {
      const { signedIn } = await open(["income", "expense"]);
      const won = await signedIn.verify();
      expect(won.map(({ points }) => points)).toEqual([10, 10]);
      expect(await signedIn.verify()).toEqual([]);
      const status = await signedIn.status();
      const kept = status.achievements.filter((achievement) => achievement.won);
      expect(kept.map(({ id }) => id)).toEqual(["first-income", "first-expense"]);
      expect(kept.map(({ name, description, points }) => ({ name, description, points }))).toEqual(
        won,
      );
    });

    it("add up to points and a level with a name", async () => {
      const { signedIn } = await open(["expense"]);
      await signedIn.verify();
      const { level, points, wonCount } = await signedIn.status();
      expect([points, wonCount]).toEqual([10, 1]);
      expect(level).toMatchObject({ number: 1, toNext: 40 });
      expect(level.progress).toBeCloseTo(0.2);
      expect(level.name).not.toBe("");
    });

    it("are told to who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open([]);
      const calls = (port: Achievements) => [port.status(), port.verify()];
      expect(await failuresOf(calls(signedOut))).toEqual(["unauthenticated", "unauthenticated"]);
      expect(await failuresOf(calls(cutOff))).toEqual(["offline", "offline"]);
    });
  });
}
