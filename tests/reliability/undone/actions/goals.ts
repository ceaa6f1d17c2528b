import { paths } from "../../../../src/contract/paths.ts";
import { on, type Action, type Draw } from "./action.ts";

const goal = ({ content }: Draw) => ({
  nome: `Objetivo ${content}`,
  valor_total: 100 + content,
  valor_atual: content % 40,
  prazo: content % 3 === 0 ? null : "2032-01-31",
  foto_url: null,
});

export const goals: readonly Action[] = [
  async (_, draw) => ({ method: "POST", path: paths.goals, body: goal(draw) }),
  on(paths.goals, ({ id }, draw) => ({ method: "PUT", path: paths.goal(id), body: goal(draw) })),
  on(paths.goals, ({ id, nome, valor_total: total, prazo, valor_atual: now }, { content }) => ({
    method: "PUT",
    path: paths.goal(id),
    body: {
      nome,
      valor_total: total,
      valor_atual: Number(now) + content,
      prazo,
      foto_url: null,
    },
  })),
  on(paths.goals, async ({ id }, draw, { photo }) => ({
    method: "PUT",
    path: paths.goal(id),
    body: { ...goal(draw), foto_url: await photo() },
  })),
  on(paths.goals, ({ id }) => ({ method: "DELETE", path: paths.goal(id) })),
];
