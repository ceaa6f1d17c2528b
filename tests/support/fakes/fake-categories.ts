import type { CategoryMerge } from "../../../src/application/categories/category-merge.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type {
  Category,
  CategoryPatch,
  WantedCategory,
} from "../../../src/domain/categories/category.ts";
import { CATEGORY_PLACES } from "../../../src/domain/categories/category-order.ts";
import { positionAfter } from "../../../src/domain/shared/positions.ts";
import { categoryFault, offersOne } from "../../../src/domain/categories/category-fault.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger, type BegunLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

const CODES = {
  "category-name-taken": "categoria_repetida",
  "too-many-categories": "demasiadas_categorias",
  "last-category": "ultima_categoria",
  "category-in-use": "categoria_em_uso",
} as const;

const refuse = (fault: keyof typeof CODES) => reject(409, serverProblems[fault], CODES[fault]);

/** The categories of a ledger in memory. */
export function fakeCategories(
  begun: BegunLedger = {},
  line = openLine(),
  server = fakeLedger(begun, line),
) {
  const all = () => server.living("categories");
  const check = (category: Category) => {
    const fault = categoryFault(all(), category);
    if (fault !== null) refuse(fault);
  };
  const writes = server.writes("categories", check);
  const isUsed = ({ kind, name }: Category) =>
    server.living("transactions").some((one) => one.kind === kind && one.category === name) ||
    (kind === "expense" && server.living("budgets").some(({ category }) => category === name));
  const present = (id: string): Category =>
    server.find("categories", id)?.record ?? reject(404, serverProblems["no-such-record"]);
  const mayGo = (own: Category) => {
    if (
      !offersOne(
        all().filter(({ id }) => id !== own.id),
        own.kind,
      )
    )
      refuse("last-category");
  };
  const calls: Records<Category, WantedCategory, CategoryPatch> = {
    create: ({ position, ...draft }, as) => {
      const at =
        position ??
        positionAfter(
          all().filter(({ kind }) => kind === draft.kind),
          CATEGORY_PLACES,
        );
      return writes.create({ ...draft, position: at, id: as.id, archived: false }, as);
    },
    update: async (id, patch, as) => {
      const own = await over(line, () => present(id));
      const updated = await writes.update({ ...own, ...patch }, as);
      server.refile(own.kind, own.name, updated.record.name, false);
      return updated;
    },
    remove: (id, as) =>
      over(line, () =>
        server.once(as.change, ["remove", id], () => {
          server.judge("categories", id, as.seen, () => true);
          mayGo(present(id));
          if (isUsed(present(id))) refuse("category-in-use");
          return server.remove("categories", id);
        }),
      ),
  };
  const mergeInto: CategoryMerge = (id, into, as) =>
    over(line, () =>
      server.once(as.change, ["merge", id, into], () => {
        server.judge("categories", id, as.seen, () => true);
        const own = present(id);
        mayGo(own);
        server.refile(own.kind, own.name, present(into).name, true);
        return server.remove("categories", id);
      }),
    );
  return { ...calls, mergeInto, server };
}
