import { describe, expect, it } from "vitest";
import type { RuleDraft } from "../../../../src/domain/rules/rule.ts";
import { propose, proposer } from "../../../../src/domain/imports/review/propose.ts";
import { answerTo, questionsOf } from "../../../../src/domain/imports/review/questions.ts";
import { count } from "../../../../src/domain/imports/review/change-review.ts";
import { settlesCard } from "../../../../src/domain/imports/review/card-settlements.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { DESCRIPTION_MAX } from "../../../../src/domain/shared/text-limits.ts";
import { OWN_CATEGORIES } from "../../../support/categories.ts";
import { fileOf } from "../../../support/arbitraries/statement.ts";
import { reviewOf } from "../../../support/review.ts";
import { statementRow } from "../../../support/statement-row.ts";

const rule = (over: Partial<RuleDraft> = {}): RuleDraft => ({
  kind: "expense",
  contains: "cinema",
  category: "Saúde",
  description: null,
  leavesOut: false,
  position: 0,
  ...over,
});
const proposed = (
  original: string,
  category: string | null = null,
  rules: readonly RuleDraft[] = [],
  categories = OWN_CATEGORIES,
) => propose({ kind: "expense", original, category }, { categories, rules, habits: new Map() });

describe("what is proposed for a movement", () => {
  it("is the file's own category, if one of its kind is offered that is called so", () => {
    expect(proposed("Cinema", "Lazer")).toMatchObject({
      category: "Lazer",
      reason: { by: "file" },
    });
    expect(proposed("Cinema", "Salário").reason.by).not.toBe("file");
    const archived = OWN_CATEGORIES.map((one) =>
      one.name === "Lazer" ? { ...one, archived: true } : one,
    );
    expect(proposed("Cinema", "Lazer", [], archived).reason.by).not.toBe("file");
  });

  it("is what a rule says, before that", () => {
    expect(proposed("Cinema", "Lazer", [rule()])).toMatchObject({
      category: "Saúde",
      reason: { by: "rule" },
      counted: true,
      leftOut: null,
    });
    expect(
      proposed("Cinema", null, [rule({ leavesOut: true, description: "Filme" })]),
    ).toMatchObject({ counted: false, leftOut: "rule", description: "Filme" });
  });

  it("says what the bank wrote, as far as a description may go, without the space around it", () => {
    expect(proposed("  Cinema ").description).toBe("Cinema");
    expect(proposed("x".repeat(DESCRIPTION_MAX + 1)).description).toHaveLength(DESCRIPTION_MAX);
    const cut = proposed(`${"x".repeat(DESCRIPTION_MAX - 1)}😀`).description;
    expect(cut.isWellFormed()).toBe(true);
  });

  it("asks about cash, unless a rule answers it", () => {
    expect(proposed("LEVANTAMENTO ATM").asked).toEqual({
      about: "withdrawals",
      contains: "levantamento",
    });
    expect(
      proposed("LEVANTAMENTO ATM", null, [rule({ contains: "levantamento" })]).asked,
    ).toBeNull();
  });

  it("is made once for the same words, kind and category", () => {
    const of = proposer({ categories: OWN_CATEGORIES, rules: [], habits: new Map() });
    const movement = { kind: "expense", original: "Cinema", category: null } as const;
    expect(of(movement)).toBe(of({ ...movement }));
    expect(of({ ...movement, category: "Lazer" })).not.toBe(of(movement));
    expect(of({ ...movement, category: "Lazer" }).category).toBe("Lazer");
    expect(of({ ...movement, kind: "income" })).not.toBe(of(movement));
  });
});

describe("the answer to a question", () => {
  const cash = { kind: "expense", lines: [], about: "withdrawals", contains: "atm" } as const;
  const own = { ...cash, about: "own-account" } as const;

  it("is a rule that counts what was withdrawn as spent, or leaves it out", () => {
    expect(answerTo(cash, true, 7)).toEqual(
      rule({ contains: "atm", category: null, description: "Dinheiro", position: 7 }),
    );
    expect(answerTo(cash, false, 7)).toMatchObject({ description: null, leavesOut: true });
    expect(answerTo(own, true, 7)).toMatchObject({ description: null, leavesOut: false });
    expect(answerTo(own, false, 7)).toMatchObject({ description: null, leavesOut: true });
  });

  it("is asked for no line that does not count", () => {
    const row = statementRow({
      kind: "expense",
      amount: cents(500),
      original: "LEVANTAMENTO",
      date: "2026-03-05",
    });
    const review = reviewOf([fileOf("a", [row])]);
    expect(questionsOf(review)).toHaveLength(1);
    expect(questionsOf(count(review, review.lines[0]!.id, false))).toEqual([]);
  });
});

describe("the settlement of a card", () => {
  const files = [fileOf("a", []), fileOf("card", [], "card")];
  const settles = (original: string, file = 0, kind: "income" | "expense" = "expense") =>
    settlesCard({ kind, original, file }, files);

  it.each([
    "PAGAMENTO CARTAO CREDITO",
    "PAG CARTAO 1234",
    "Pagamento do cartão",
    "DEB EXTRATO CART 12",
    "LIQUIDACAO DE SALDO DE CARTOES",
  ])("is what the bank calls so: %s", (original) => {
    expect(settles(original)).toBe(true);
  });

  it("is money out of another account than the card, or in to the card", () => {
    expect(settles("PAGAMENTO CARTAO", 1)).toBe(false);
    expect(settles("PAGAMENTO CARTAO", 0, "income")).toBe(false);
    expect(settles("PAGAMENTO RECEBIDO", 1, "income")).toBe(true);
    expect(settles("DEVOLUCAO PAGAMENTO", 1, "income")).toBe(false);
    expect(settles("PAGAMENTO RECEBIDO", 0, "income")).toBe(false);
    expect(settles("PAGAMENTO RECEBIDO", 1, "expense")).toBe(false);
  });

  it("is no purchase with a card", () => {
    for (const original of ["COMPRA CARTAO 12", "PAGAMENTO SERVICOS", "CARTAO PAGAMENTO"])
      expect(settles(original)).toBe(false);
  });
});
