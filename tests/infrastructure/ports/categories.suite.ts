import { describe, expect, it } from "vitest";
import { categoriesInBook } from "../../../src/application/kinds/categories.ts";
import type { CategoryMerge } from "../../../src/application/categories/category-merge.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { ProblemCode } from "../../../src/contract/errors.ts";
import type {
  Category,
  CategoryDraft,
  CategoryPatch,
  WantedCategory,
} from "../../../src/domain/categories/category.ts";
import { CATEGORY_PLACES } from "../../../src/domain/categories/category-order.ts";
import { positionAfter } from "../../../src/domain/shared/positions.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { categoryId, changeId } from "../../../src/domain/shared/ids.ts";
import type {
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { serverProblems, type ServerProblem } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { recordsSuite } from "./records.suite.ts";
import { creatingAs, named } from "./simply.ts";

const NOBODYS = categoryId("01900000-0000-7000-8000-000000000000");
const LEISURE: TransactionDraft = {
  date: civilDate(2026, 2, 3),
  category: "Lazer",
  amount: cents(100),
  description: null,
};

const draft = (changes: Partial<CategoryDraft> = {}): CategoryDraft => ({
  kind: "expense",
  name: "Carro",
  role: "transport",
  fixed: true,
  colour: "blue",
  icon: "car",
  position: 7,
  ...changes,
});

const rejected = (problem: ServerProblem, code: ProblemCode) => ({
  type: "rejected",
  status: 409,
  detail: serverProblems[problem],
  code,
});

type Categories = Records<Category, WantedCategory, CategoryPatch> & {
  readonly mergeInto: CategoryMerge;
};

type Opened = Lines<Categories> & {
  readonly list: (kind: TransactionKind) => Promise<readonly Category[]>;
  /** Records an expense. */
  readonly spend: (expense: TransactionDraft) => Promise<void>;
  /** The categories of what was spent. */
  readonly spentOn: () => Promise<readonly string[]>;
};

let changes = 0;
const as = (seen = 1) => ({ seen, change: changeId(named(`c${(changes += 1)}`)) });

/** What every keeper of categories does. */
export function categoriesSuite(open: () => Promise<Opened>): void {
  const opened = async () => {
    const all = await open();
    const own = async (name: string) => {
      const found = (await all.list("expense")).find((one) => one.name === name);
      if (found === undefined) throw new Error(`no category ${name}`);
      return found;
    };
    return { ...all, categories: all.signedIn, own };
  };

  const content = (said: Partial<CategoryDraft>) => ({ ...draft(said), archived: false });
  const contents = [
    content({}),
    content({ name: "Barco" }),
    content({ name: "Mota", role: null, colour: null, icon: "film", fixed: false }),
  ] as const;
  recordsSuite("categories", categoriesInBook, contents, async () => {
    const { list, ...ports } = await open();
    return { ...ports, list: () => list("expense") };
  });

  describe("categories", () => {
    it("keep all that is said of them, and stand where they are put", async () => {
      const { categories, list } = await opened();
      const wanted = draft({ position: positionAfter(await list("expense"), CATEGORY_PLACES) });
      const { record } = await categories.create(wanted, creatingAs("car"));
      expect(record).toEqual({ ...wanted, id: record.id, archived: false });
      expect((await list("expense")).at(-1)).toEqual(record);
    });

    it("change what is said, and nothing else", async () => {
      const { categories, own } = await opened();
      const before = await own("Lazer");
      const changed = await categories.update(before.id, { icon: "film", archived: true }, as());
      expect(changed.record).toEqual({ ...before, icon: "film", archived: true });
      const again = await categories.update(before.id, { icon: null }, as(changed.revision));
      expect(again.record).toEqual({ ...before, icon: null, archived: true });
    });

    it("are shown under a new name by what is filed under them", async () => {
      const { categories, own, spend, spentOn } = await opened();
      await spend(LEISURE);
      await categories.update((await own("Lazer")).id, { name: "Tempo livre" }, as());
      expect(await spentOn()).toEqual(["Tempo livre"]);
    });

    it("have one name each", async () => {
      const { categories, own } = await opened();
      const taken = rejected("category-name-taken", "categoria_repetida");
      const twin = categories.create(draft({ name: "SAUDE" }), creatingAs("twin"));
      await expect(twin).rejects.toEqual(taken);
      const renamed = categories.update((await own("Lazer")).id, { name: "saúde" }, as());
      await expect(renamed).rejects.toEqual(taken);
    });

    it("go when nothing is filed under them, and not before", async () => {
      const { categories, own, list, spend } = await opened();
      await spend(LEISURE);
      const [used, unused] = [await own("Lazer"), await own("Saúde")];
      await expect(categories.remove(used.id, as())).rejects.toEqual(
        rejected("category-in-use", "categoria_em_uso"),
      );
      await categories.remove(unused.id, as());
      const left = (await list("expense")).map(({ id }) => id);
      expect([left.includes(used.id), left.includes(unused.id)]).toEqual([true, false]);
    });

    it("are merged with all that is filed under them, once", async () => {
      const { categories, own, list, spend, spentOn } = await opened();
      await spend(LEISURE);
      const [from, into] = [await own("Lazer"), await own("Saúde")];
      const naming = as();
      const revision = await categories.mergeInto(from.id, into.id, naming);
      expect(await categories.mergeInto(from.id, into.id, naming)).toBe(revision);
      expect(await spentOn()).toEqual(["Saúde"]);
      expect((await list("expense")).map(({ id }) => id)).not.toContain(from.id);
    });

    it("are merged for whoever is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open();
      const calls = [signedOut, cutOff].map((port) => port.mergeInto(NOBODYS, NOBODYS, as()));
      expect(await failuresOf(calls)).toEqual(["unauthenticated", "offline"]);
    });
  });
}
