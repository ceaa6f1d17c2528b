import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  achievementCheckSchema,
  achievementStatusSchema,
  decodeAchievementCheck,
  decodeAchievementStatus,
  encodeAchievementCheck,
  encodeAchievementStatus,
} from "../../src/contract/achievements.ts";
import { ACHIEVEMENTS } from "../../src/domain/achievements/achievement.ts";
import { levelOf } from "../../src/domain/achievements/level.ts";
import type { AchievementStatus, ShownAchievement } from "../../src/domain/achievements/status.ts";
import { anyText } from "../support/arbitraries/text.ts";
import { overTheWire, read, refusals } from "../support/read.ts";

const anyShown: Arbitrary<ShownAchievement> = fc.record({
  id: fc.constantFrom(...ACHIEVEMENTS),
  name: anyText(80),
  description: anyText(200),
  points: fc.nat(300),
  won: fc.boolean(),
});

const anyStatus: Arbitrary<AchievementStatus> = fc
  .record({ points: fc.nat(2_000), name: anyText(80), achievements: fc.array(anyShown) })
  .map(({ points, name, achievements }) => ({
    level: { ...levelOf(points), name },
    points,
    wonCount: achievements.filter(({ won }) => won).length,
    total: achievements.length,
    achievements,
  }));

const answer = encodeAchievementStatus({
  level: { ...levelOf(250), name: "Organizado" },
  points: 250,
  wonCount: 0,
  total: 0,
  achievements: [],
});

describe("the status of achievements", () => {
  it("is after its way over the wire what it was before, but for the rounding of the percentage", () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        const sent = overTheWire(encodeAchievementStatus(status));
        const { level, ...rest } = decodeAchievementStatus(read(achievementStatusSchema, sent));
        const { level: before, ...others } = status;
        expect(rest).toEqual(others);
        expect(level).toEqual({
          ...before,
          progress: expect.closeTo(before.progress, 12) as number,
        });
      }),
    );
  });

  it("tells the progress in percent, and no next level at the top", () => {
    expect(answer).toMatchObject({ level: 3, proximo_level: 4, progresso_level: 50 });
    const level = { ...levelOf(50), progress: 0.57, name: "Aprendiz" };
    const noisy = { level, points: 50, wonCount: 1, total: 1, achievements: [] };
    expect(encodeAchievementStatus(noisy).progresso_level).toBe(57);
    const top = { ...levelOf(1_600), name: "Lenda das Finanças" };
    const status = { level: top, points: 1_600, wonCount: 1, total: 1, achievements: [] };
    expect(encodeAchievementStatus(status)).toMatchObject({
      level: 7,
      proximo_level: null,
      pontos_para_proximo: null,
      progresso_level: 100,
    });
  });

  it("has nothing left to the next level where there is none, however that is counted", () => {
    const sent = { ...answer, proximo_level: null, pontos_para_proximo: 0 };
    expect(decodeAchievementStatus(read(achievementStatusSchema, sent)).level.toNext).toBeNull();
  });

  it.each([
    ["level", 0],
    ["progresso_level", 100.1],
    ["progresso_level", -1],
    ["pontos_totais", 1.5],
    ["total_conquistas", "3"],
  ] as const)("is not read with the %s %j", (field, value) => {
    expect(refusals(achievementStatusSchema, { ...answer, [field]: value })).toHaveProperty(field);
  });
});

describe("what a verification found", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(fc.array(anyShown), (shown) => {
        const won = shown.map(({ name, description, points }) => ({ name, description, points }));
        const sent = overTheWire(encodeAchievementCheck(won));
        expect(decodeAchievementCheck(read(achievementCheckSchema, sent))).toEqual(won);
      }),
    );
  });
});
