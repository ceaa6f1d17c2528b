import type { ProblemCode } from "../../../src/contract/errors.ts";
import type { ServerProblem } from "../../../src/text/server-problems.ts";

/** The codes by which programs distinguish problems of the same status, where necessary. */
export const PROBLEM_CODE: Readonly<Partial<Record<ServerProblem, ProblemCode>>> = {
  "presence-missing": "presenca",
  "second-factor-missing": "segundo_fator",
  "challenge-gone": "desafio",
  "username-taken": "nome_em_uso",
  "email-taken": "email_em_uso",
  "budget-exists": "mes_ocupado",
  "id-taken": "id_reutilizado",
  "id-of-removed": "removido",
  "record-removed": "removido",
  "change-reused": "alteracao_reutilizada",
  "key-reused": "chave_reutilizada",
  "category-name-taken": "categoria_repetida",
  "category-in-use": "categoria_em_uso",
  "last-category": "ultima_categoria",
  "too-many-categories": "demasiadas_categorias",
  "category-gone": "categoria_removida",
  "account-in-use": "conta_em_uso",
  "account-gone": "conta_removida",
  stale: "desatualizado",
  "link-gone": "ligacao_invalida",
  leaving: "conta_em_eliminacao",
};
