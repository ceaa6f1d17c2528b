import * as v from "valibot";

const fieldProblemSchema = v.object({
  loc: v.array(v.union([v.string(), v.number()])),
  msg: v.string(),
  type: v.string(),
});

/** The codes that distinguish refusals of the same status. */
const PROBLEM_CODES = [
  "nome_em_uso",
  "categoria_repetida",
  "email_em_uso",
  "mes_ocupado",
  "id_reutilizado",
  "alteracao_reutilizada",
  "chave_reutilizada",
  "removido",
  "desatualizado",
  "categoria_em_uso",
  "ultima_categoria",
  "demasiadas_categorias",
  "categoria_removida",
  "conta_em_uso",
  "conta_removida",
  "demasiadas_contas",
  "presenca",
  "segundo_fator",
  "desafio",
  "ligacao_invalida",
  "conta_em_eliminacao",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The body of every refusal: a sentence, or a list of sentences, each with the field that it is about. */
export const problemSchema = v.object({
  detail: v.union([v.string(), v.pipe(v.array(fieldProblemSchema), v.minLength(1))]),
  /** One of `PROBLEM_CODES`; a newer server may know more of them. */
  codigo: v.optional(v.string()),
  /** With "desatualizado": the current record. */
  atual: v.optional(v.unknown()),
  /** With "conta_em_eliminacao": when the account will be deleted. */
  elimina_em: v.optional(v.string()),
  /** Only of GET /pronto: what is wrong. */
  estado: v.optional(v.string()),
  falhas: v.optional(v.array(v.string())),
});

export type Problem = v.InferOutput<typeof problemSchema>;
export type FieldProblem = v.InferOutput<typeof fieldProblemSchema>;
