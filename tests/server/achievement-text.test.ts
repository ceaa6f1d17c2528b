import { describe, expect, it } from "vitest";
import { ACHIEVEMENTS } from "../../src/domain/achievements/achievement.ts";
import { LEVEL_STARTS, levelOf } from "../../src/domain/achievements/level.ts";
import { achievementTexts, levelName } from "../../src/text/achievements/achievements.ts";

describe("the words of achievements", () => {
  it("tell each of them apart, and what it is won by in a sentence", () => {
    const texts = ACHIEVEMENTS.map((id) => achievementTexts[id]);
    expect(new Set(texts.map(({ name }) => name)).size).toBe(ACHIEVEMENTS.length);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(ACHIEVEMENTS.length);
    for (const { description } of texts) expect(description).toMatch(/^\p{Lu}.+\.$/u);
  });

  it("name every level that points can reach", () => {
    expect(LEVEL_STARTS.map((points) => levelName(levelOf(points).number))).toEqual([
      "Iniciante",
      "Aprendiz",
      "Organizado",
      "Poupador",
      "Estratega",
      "Mestre",
      "Lenda das Finanças",
    ]);
  });
});
