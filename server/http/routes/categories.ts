import type { InferInput } from "valibot";
import {
  categoryCreationSchema,
  categoryListSchema,
  categoryPatchSchema,
  categoryRemovalSchema,
  decodeCategoryDraft,
  decodeCategoryPatch,
  encodeCategory,
  ownCategoryListSchema,
  storedCategorySchema,
} from "../../../src/contract/kinds/categories.ts";
import { paths } from "../../../src/contract/paths.ts";
import type {
  Category,
  CategoryPatch,
  WantedCategory,
} from "../../../src/domain/categories/category.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import { categoryId, type CategoryId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Created, Creation, Edit } from "../../application/record-changes.ts";
import type { CategoryCreationRefusal } from "../../application/use-cases/create-category.ts";
import type { CategoryRemovalRefusal } from "../../application/use-cases/remove-category.ts";
import type { CategoryUpdateRefusal } from "../../application/use-cases/update-category.ts";
import { answerChange, answerCreation, answerRemoval, inQuery } from "../answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { ledgerTag } from "../revision-tag.ts";
import { sessionOf } from "../session-of.ts";

export type CategoryUseCases = {
  readonly listCategories: (ledger: LedgerId) => Promise<readonly Category[]>;
  readonly createCategory: (
    member: Member,
    wanted: WantedCategory,
    creation: Creation,
  ) => Promise<Result<Created<Category>, CategoryCreationRefusal>>;
  readonly updateCategory: (
    member: Member,
    id: CategoryId,
    patch: CategoryPatch,
    edit: Edit,
  ) => Promise<Result<Stamped<Category>, CategoryUpdateRefusal>>;
  readonly removeCategory: (
    member: Member,
    id: CategoryId,
    into: CategoryId | null,
    edit: Edit,
  ) => Promise<Result<Stamped<Category>, CategoryRemovalRefusal>>;
};

/** The categories of a ledger (/categorias). */
export function categoryRoutes(api: Api, useCases: CategoryUseCases): void {
  api.get(
    paths.allCategories,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar as categorias, arquivadas também",
        answers: { 200: ownCategoryListSchema },
      },
    },
    async (request) =>
      (await useCases.listCategories(sessionOf(request).ledger.id)).map(encodeCategory),
  );
  nameRoutes(api, useCases);
  creatingRoute(api, useCases);
  changingRoute(api, useCases);
  removingRoute(api, useCases);
}

/** The lists of names that are offered; a budget is kept on what is spent. */
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

function creatingRoute(api: Api, { createCategory }: CategoryUseCases): void {
  api.post(
    paths.allCategories,
    {
      schema: { body: categoryCreationSchema },
      config: {
        access: "user",
        summary: "Criar uma categoria; sem posição fica em último lugar",
        answers: { 200: storedCategorySchema, 201: storedCategorySchema },
        refusals: ["category-name-taken", "too-many-categories"],
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const wanted = decodeCategoryDraft(request.body);
      const asked = { id: request.body.id, wish: wanted, encode: encodeCategory };
      return answerCreation(request, reply, asked, (member, creation) =>
        createCategory(member, wanted, creation),
      );
    },
  );
}

function changingRoute(api: Api, { updateCategory }: CategoryUseCases): void {
  api.put(
    paths.category(":id"),
    {
      schema: { params: idInPath, body: categoryPatchSchema },
      config: {
        access: "user",
        summary: "Alterar uma categoria: só o que muda",
        answers: { 200: storedCategorySchema },
        refusals: ["category-name-taken", "last-category"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const id = categoryId(request.params.id);
      const patch = decodeCategoryPatch(request.body);
      return answerChange(request, reply, encodeCategory, (member, edit) =>
        updateCategory(member, id, patch, edit),
      );
    },
  );
}

function removingRoute(api: Api, { removeCategory }: CategoryUseCases): void {
  api.delete(
    paths.category(":id"),
    {
      schema: { params: idInPath, querystring: categoryRemovalSchema },
      config: {
        access: "user",
        summary: "Juntar uma categoria a outra (para), ou remover uma que não é usada",
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
