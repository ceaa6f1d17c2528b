import type { InferInput } from "valibot";
import {
  categoryKind,
  categoryListSchema,
  categoryRemovalSchema,
  encodeCategory,
  ownCategoryListSchema,
} from "../../../src/contract/kinds/categories.ts";
import { paths } from "../../../src/contract/paths.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { categoryWrites } from "../../application/kinds/categories.ts";
import type { Ledgers } from "../../application/ledger/ledgers.ts";
import type { removeCategory } from "../../application/ledger/remove-category.ts";
import { answerRemoval, inQuery } from "../answers/answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../requests/id-in-path.ts";
import { writingRoutes } from "../records.ts";
import { ledgerTag } from "../answers/revision-tag.ts";
import { sessionOf } from "../access/session-of.ts";

export type CategoryUseCases = {
  readonly listCategories: Ledgers["categories"];
  readonly categoryWrites: ReturnType<typeof categoryWrites>;
  readonly removeCategory: ReturnType<typeof removeCategory>;
};

/** Adds the categories of a ledger (/categorias). */
export function categoryRoutes(api: Api, useCases: CategoryUseCases): void {
  api.get(
    paths.allCategories,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar as categorias, arquivadas também",
        description:
          "«papel» diz de que trata uma categoria, seja qual for o seu nome. «papel», «cor» e «icone» são palavras de listas fechadas: leia como null uma que não conheça. Em cada tipo vem primeiro a de menor «posicao», e entre iguais a de menor id.",
        answers: { 200: ownCategoryListSchema },
      },
    },
    async (request) =>
      (await useCases.listCategories(sessionOf(request).ledger.id)).map(encodeCategory),
  );
  nameRoutes(api, useCases);
  writingRoutes(api, categoryKind, useCases.categoryWrites, {
    access: "user",
    create: {
      summary: "Criar uma categoria; sem posição fica em último lugar",
      description:
        "Até 100 de cada tipo, sem nomes repetidos nesse tipo (409 «categoria_repetida»). As posições começam a 2³² umas das outras, para que uma se mova para entre outras duas sem mexer nelas.",
      refusals: ["category-name-taken", "too-many-categories"],
    },
    change: {
      summary: "Alterar uma categoria: só o que muda",
      description:
        "Um nome novo aparece logo nos registos antigos. «arquivada» deixa de a propor e mantém os seus registos; uma de cada tipo tem de ficar em uso (409 «ultima_categoria»).",
      refusals: ["category-name-taken", "last-category"],
    },
  });
  removingRoute(api, useCases);
}

/** Adds the lists of the names on offer; budgets are for expenses. */
function nameRoutes(api: Api, { listCategories }: CategoryUseCases): void {
  const lists = [
    [paths.categories("income"), "receita", "income"],
    [paths.categories("expense"), "despesa", "expense"],
    [paths.budgetCategories, "orçamento", "expense"],
  ] as const;
  for (const [path, noun, kind] of lists) {
    api.get(
      path,
      {
        preHandler: ledgerTag,
        config: {
          access: "user",
          summary: `Listar as categorias de ${noun}`,
          description:
            "Devolve só os nomes, pela ordem em que se propõem e sem as arquivadas. As de orçamento são as de despesa.",
          answers: { 200: categoryListSchema },
        },
      },
      async (request): Promise<InferInput<typeof categoryListSchema>> => {
        const all = await listCategories(sessionOf(request).ledger.id);
        return all.flatMap((own) => (own.kind === kind && !own.archived ? [own.name] : []));
      },
    );
  }
}

function removingRoute(api: Api, { removeCategory }: CategoryUseCases): void {
  api.delete(
    paths.category(":id"),
    {
      schema: { params: idInPath, querystring: categoryRemovalSchema },
      config: {
        access: "user",
        summary: "Juntar uma categoria a outra (para), ou remover uma que não é usada",
        description:
          "Com «para», tudo o que está na categoria passa para outra do mesmo tipo. Onde ambas têm orçamento no mesmo mês os limites somam-se, até ao maior valor possível, e o orçamento repete-se se um deles se repetia. Sem «para» só sai uma que nenhum registo, orçamento ou regra usa (409 «categoria_em_uso»). É uma só alteração, que se pode anular.",
        answers: { 204: null },
        refusals: ["category-in-use", "last-category"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const { para } = request.query;
      const into = para === undefined ? null : categoryId(para);
      const id = categoryId(request.params.id);
      return answerRemoval(
        request,
        reply,
        encodeCategory,
        (member, edit) => removeCategory(member, id, into, edit),
        { "bad-category": inQuery("para", fieldIssues["bad-category"]) },
      );
    },
  );
}
