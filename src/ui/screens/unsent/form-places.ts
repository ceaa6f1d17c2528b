import type { Kinds } from "../../../domain/ledger/changes.ts";

/** The screens with the forms of each kind; null for a form that is on every screen. */
export const FORM_PLACES = {
  transactions: null,
  budgets: "/orcamento",
  goals: "/perfil",
  categories: "/categorias",
  rules: "/categorias",
  recurrences: "/recorrentes",
  accounts: "/contas",
} as const satisfies { readonly [Kind in keyof Kinds]: string | null };
