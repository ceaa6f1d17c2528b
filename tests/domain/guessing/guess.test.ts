import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guess } from "../../../src/domain/guessing/guess.ts";
import { learner, type Example } from "../../../src/domain/guessing/learn.ts";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyText } from "../../support/arbitraries/text.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";

const on = (day: number) => `2026-03-${String(day).padStart(2, "0")}` as CivilDate;

const example = (category: string, day: number, chosenIn: number | null = null): Example => ({
  kind: "expense",
  date: on(day),
  text: "COMPRA 123 LOJA DO ZE",
  category,
  chosenIn,
});

const habitsOf = (examples: readonly Example[]) => {
  const { learn, habits } = learner();
  for (const each of examples) learn(each);
  return habits();
};

const RULE: RuleDraft = {
  kind: "expense",
  contains: "Zé",
  category: "Saúde",
  description: null,
  leavesOut: false,
  position: 0,
};

const guessed = (
  examples: readonly Example[],
  rules: readonly RuleDraft[] = [],
  text = "Compra 77 Loja do Zé",
) =>
  guess(
    { kind: "expense", text },
    { categories: OWN_CATEGORIES, rules, habits: habitsOf(examples) },
  );

const correction = example("Lazer", 1, 7);
const four = [2, 3, 4, 5].map((day) => example("Compras", day));

describe("a guess", () => {
  it("follows a rule before anything else", () => {
    expect(guessed([correction, ...four], [RULE])).toEqual({
      category: "Saúde",
      reason: { by: "rule", contains: "Zé" },
    });
  });

  it("follows the first rule that files", () => {
    const renames = { ...RULE, category: null, description: "Loja" };
    const other = { ...RULE, category: "Lazer" };
    expect(guessed([], [renames, other, RULE]).category).toBe("Lazer");
  });

  it("follows the latest choice by hand before habits, however old the movement is", () => {
    const later = example("Seguros", 1, 9);
    expect(guessed([later, correction, ...four])).toEqual({
      category: "Seguros",
      reason: { by: "choice" },
    });
  });

  it("follows three of the last five", () => {
    const examples = [...four, example("Lazer", 6), example("Seguros", 1), example("Seguros", 1)];
    expect(guessed(examples)).toEqual({
      category: "Compras",
      reason: { by: "habit", count: 4, of: 5 },
    });
  });

  it("follows the last one of fewer than three", () => {
    expect(guessed([example("Compras", 1), example("Lazer", 2)])).toEqual({
      category: "Lazer",
      reason: { by: "last-time" },
    });
  });

  it("knows nothing of words that are filed here and there", () => {
    const mixed = ["Compras", "Lazer", "Saúde", "Seguros"].map((name, at) => example(name, at + 1));
    expect(guessed(mixed)).toEqual({ category: "Outros", reason: { by: "unknown" } });
  });

  it("follows a known name where nothing was learnt", () => {
    expect(guessed([], [], "COMPRA 1 PINGO DOCE BRAGA")).toEqual({
      category: "Alimentação",
      reason: { by: "known-name", name: "pingo doce" },
    });
  });

  it("says the same whatever the order in which it learns", () => {
    const examples = [correction, ...four, example("Lazer", 6)];
    fc.assert(
      fc.property(fc.shuffledSubarray(examples, { minLength: examples.length }), (shuffled) => {
        expect(guessed(shuffled)).toEqual(guessed(examples));
      }),
    );
  });

  it("is a category of its kind that is offered, whatever was learnt", () => {
    const archived = OWN_CATEGORIES.map((category) => ({
      ...category,
      archived: category.name === "Lazer" || category.name === "Saúde",
    }));
    fc.assert(
      fc.property(
        anyText(60),
        fc.constantFrom("income", "expense"),
        fc.constantFrom("Lazer", "Compras", "gone"),
        (text, kind, category) => {
          const knowledge = {
            categories: archived,
            rules: [{ ...RULE, contains: text.slice(0, 4) }],
            habits: habitsOf([{ kind, text, category, date: on(1), chosenIn: 1 }]),
          };
          const found = archived.find(
            (own) => own.kind === kind && own.name === guess({ kind, text }, knowledge).category,
          );
          expect(found).toMatchObject({ archived: false });
        },
      ),
    );
  });
});
