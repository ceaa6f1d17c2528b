import type { TransactionKind } from "../transactions/transaction.ts";
import type { Category, CategoryRole } from "./category.ts";
import { PLACE_STEP } from "./category-order.ts";

type Standard = Omit<Category, "id">;

const of =
  (kind: TransactionKind) =>
  ([name, role, fixed = false]: readonly [string, CategoryRole, boolean?], place: number) =>
    ({
      kind,
      name,
      role,
      fixed,
      colour: null,
      icon: null,
      position: place * PLACE_STEP,
      archived: false,
    }) as const;

const INCOME = [
  ["Salário", "salary"],
  ["Freelance", "self-employment"],
  ["Investimentos", "investments"],
  ["Rendas", "rents"],
  ["Subsídios", "benefits"],
  ["Reembolsos", "refunds"],
  ["Presentes", "gifts"],
  ["Outros", "vague"],
] as const;

const EXPENSE = [
  ["Habitação", "housing", true],
  ["Alimentação", "food"],
  ["Transportes", "transport"],
  ["Serviços", "utilities", true],
  ["Saúde", "health"],
  ["Educação", "education", true],
  ["Lazer", "leisure"],
  ["Compras", "shopping"],
  ["Subscrições", "subscriptions", true],
  ["Seguros", "insurance", true],
  ["Crédito", "credit", true],
  ["Impostos", "taxes", true],
  ["Outros", "vague"],
] as const;

/** The categories of a new ledger, each kind in the order in which it is offered. */
export const STANDARD_CATEGORIES: readonly Standard[] = [
  ...INCOME.map(of("income")),
  ...EXPENSE.map(of("expense")),
];
