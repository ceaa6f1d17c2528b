import { paths } from "../../../../src/contract/paths.ts";
import { on, pick, type Action, type Draw } from "./action.ts";

const few = ({ content }: Draw) => `Categoria ${content % 6}`;

export const categories: readonly Action[] = [
  async (_, draw) => ({
    method: "POST",
    path: paths.allCategories,
    body: { tipo: draw.which % 3 === 0 ? "receita" : "despesa", nome: few(draw) },
  }),
  on(paths.allCategories, ({ id }, draw) => ({
    method: "PUT",
    path: paths.category(id),
    body: { nome: few(draw) },
  })),
  on(paths.allCategories, ({ id, arquivada, fixa }, { content }) => ({
    method: "PUT",
    path: paths.category(id),
    body: content % 2 === 0 ? { arquivada: arquivada === false } : { fixa: fixa === false },
  })),
  on(paths.allCategories, ({ id }, { content }) => ({
    method: "PUT",
    path: paths.category(id),
    body: { posicao: content % 9 },
  })),
  on(paths.allCategories, async ({ id, tipo }, { content }, { list }) => {
    const all = await list(paths.allCategories);
    const into = pick(
      all.filter((other) => other.id !== id && other["tipo"] === tipo),
      content,
    );
    return into && { method: "DELETE", path: paths.merge(id, into.id) };
  }),
  on(paths.allCategories, ({ id }) => ({ method: "DELETE", path: paths.category(id) })),
];
