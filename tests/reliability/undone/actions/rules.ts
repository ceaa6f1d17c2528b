import { paths } from "../../../../src/contract/paths.ts";
import type { Owner } from "../owner.ts";
import { categoryFor, on, type Action, type Draw } from "./action.ts";

const rule = async (owner: Owner, { which, content }: Draw) => ({
  contem: `loja ${content % 7}`,
  tipo: "despesa",
  categoria: content % 4 === 0 ? null : await categoryFor(owner, "despesa", which),
  nao_contar: content % 6 === 0,
  descricao: content % 3 === 0 ? "Arrumada" : null,
  posicao: content % 5,
});

export const rules: readonly Action[] = [
  async (owner, draw) => ({ method: "POST", path: paths.rules, body: await rule(owner, draw) }),
  on(paths.rules, async ({ id }, draw, owner) => ({
    method: "PUT",
    path: paths.rule(id),
    body: await rule(owner, draw),
  })),
  on(paths.rules, ({ id, revisao: _, ...all }, { content }) => ({
    method: "PUT",
    path: paths.rule(id),
    body: { ...all, posicao: content % 5 },
  })),
  on(paths.rules, ({ id }) => ({ method: "DELETE", path: paths.rule(id) })),
  on(paths.rules, ({ id }) => ({ method: "POST", path: `${paths.applyRule(id)}?simular=false` })),
];
