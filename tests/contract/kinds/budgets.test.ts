import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import {
  budgetDraftSchema,
  budgetListSchema,
  budgetQuerySchema,
  budgetSchema,
  budgetStatusListSchema,
  decodeBudget,
  decodeBudgetDraft,
  decodeBudgetStatus,
  encodeBudget,
  encodeBudgetDraft,
  encodeBudgetStatus,
} from "../../../src/contract/kinds/budgets.ts";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";
import { badMoney } from "../bad-input.ts";

const body = { categoria: "Lazer", valor_limite: 100, mes_ano: "2026-03" };

describe("the draft of a budget", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyBudget, ({ id: _, ...draft }) => {
        const received = read(budgetDraftSchema, overTheWire(encodeBudgetDraft(draft)));
        expect(decodeBudgetDraft(received)).toEqual(draft);
      }),
    );
  });

  it("needs category, limit and month", () => {
    expect(refusals(budgetDraftSchema, {})).toEqual({
      categoria: "required",
      valor_limite: "required",
      mes_ano: "required",
    });
  });

  it.each(badMoney)("is refused with the limit %s", (_, valor_limite, code) => {
    expect(refusals(budgetDraftSchema, { ...body, valor_limite })).toEqual({ valor_limite: code });
  });

  it.each(["2026-13", "2026-3", "2026-03-01", "1800-01", ""])(
    "is refused with the month %j",
    (mes_ano) => {
      expect(refusals(budgetDraftSchema, { ...body, mes_ano })).toEqual({ mes_ano: "bad-month" });
    },
  );

  it("may name any category that a ledger may have, but nothing that is none, and no undeclared fields", () => {
    for (const categoria of ["Salário", "lazer", "x".repeat(40)])
      expect(refusals(budgetDraftSchema, { ...body, categoria })).toEqual({});
    for (const categoria of ["x".repeat(41), 5, null])
      expect(refusals(budgetDraftSchema, { ...body, categoria })).toEqual({
        categoria: "bad-category",
      });
    expect(refusals(budgetDraftSchema, { ...body, valor_gasto: 0 })).toEqual({
      valor_gasto: "unknown-field",
    });
  });
});

describe("a budget", () => {
  it("is after its way over the wire what it was before, in a list too", () => {
    fc.assert(
      fc.property(fc.array(anyBudget), (budgets) => {
        const received = read(budgetListSchema, overTheWire(budgets.map(encodeBudget)));
        expect(received.map(decodeBudget)).toEqual(budgets);
      }),
    );
  });

  it("is read without the fields that this client does not know", () => {
    const known = { id: "1", ...body };
    expect(read(budgetSchema, { ...known, cor: "verde" })).toEqual(read(budgetSchema, known));
  });
});

describe("the status of a budget", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(fc.array(anyBudget), transactionsOf(), (budgets, transactions) => {
        const statuses = budgets.map((budget) =>
          budgetStatus(budget, transactions, NOTHING_REFUNDED),
        );
        const sent = overTheWire(statuses.map(encodeBudgetStatus));
        expect(read(budgetStatusListSchema, sent).map(decodeBudgetStatus)).toEqual(statuses);
      }),
    );
  });
});

describe("the used percentage", () => {
  it("is the limit's part without the noise of binary fractions", () => {
    const [budget] = fc.sample(anyBudget, 1);
    const status = {
      ...budgetStatus(budget!, [], NOTHING_REFUNDED),
      limit: cents(100),
      spent: cents(57),
      used: 0.57,
    };
    expect(encodeBudgetStatus(status).percentual_usado).toBe(57);
  });
});

describe("the query of budgets", () => {
  it("may name a month that there is, and nothing else", () => {
    expect(read(budgetQuerySchema, {})).toEqual({});
    expect(read(budgetQuerySchema, { mes_ano: "2026-03" })).toEqual({ mes_ano: "2026-03" });
    expect(refusals(budgetQuerySchema, { mes_ano: "2026-13" })).toEqual({ mes_ano: "bad-month" });
    expect(refusals(budgetQuerySchema, { categoria: "Lazer" })).toEqual({
      categoria: "unknown-field",
    });
  });
});
