import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";

describe("the categories", () => {
  it("offer these for income, in this order", () => {
    expect(CATEGORIES.income.join(", ")).toBe(
      "Salário, Freelance, Investimentos, Rendas, Subsídios, Reembolsos, Presentes, Outros",
    );
  });

  it("offer these for expenses, in this order", () => {
    expect(CATEGORIES.expense.join(", ")).toBe(
      "Habitação, Alimentação, Transportes, Serviços, Saúde, Educação, Lazer, Compras, Subscrições, Seguros, Crédito, Impostos, Outros",
    );
  });
});
