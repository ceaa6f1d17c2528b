/** A valid body of an income; its category also exists for expenses. */
export const INCOME = {
  data: "2026-02-28",
  categoria: "Outros",
  valor: 1234.56,
  descricao: "Renda da garagem",
} as const;

export const GOAL = {
  nome: "Casa",
  valor_total: 12_345.67,
  valor_atual: 0.01,
  prazo: "2030-01-31",
  foto_url: null,
} as const;

export const BUDGET = {
  categoria: "Lazer",
  valor_limite: 80.5,
  mes_ano: "2026-02",
  repetir: false,
} as const;

/** A savings account, in fields that its change accepts too. */
export const ACCOUNT = { nome: "Cofre", especie: "poupanca" } as const;

/** Rent, to be confirmed on its day. */
export const RECURRENCE = {
  tipo: "despesa",
  categoria: "Outros",
  valor: 650,
  descricao: "Renda",
  inicio: "2026-01-01",
  cada: 1,
  unidade: "mes",
  modo: "confirmar",
} as const;

export const SCENARIO = { categoria_reduzir: "Lazer", valor_reducao: 0.01 } as const;

export const PROFILE = { nome: "Inês", idade: 41 } as const;

/** A valid identifier that names nothing. */
export const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";
