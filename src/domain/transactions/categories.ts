import type { TransactionKind } from "./transaction.ts";

/** The categories that a record may have, in the order in which they are offered (§3, category lists). */
export const CATEGORIES: Readonly<Record<TransactionKind, readonly string[]>> = {
  income: [
    "Salário",
    "Freelance",
    "Investimentos",
    "Rendas",
    "Subsídios",
    "Reembolsos",
    "Presentes",
    "Outros",
  ],
  expense: [
    "Habitação",
    "Alimentação",
    "Transportes",
    "Serviços",
    "Saúde",
    "Educação",
    "Lazer",
    "Compras",
    "Subscrições",
    "Seguros",
    "Crédito",
    "Impostos",
    "Outros",
  ],
};
