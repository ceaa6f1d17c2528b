import type { Category, CategoryPatch } from "../../domain/categories/category.ts";
import { UNCONFIRMED } from "../../domain/ledger/revision.ts";
import type { Seen, Stamped } from "../../domain/ledger/stamped.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";
import type { Categories } from "../ports/categories.ts";

/** One change of a category that needs no form. */
export type Arrangement = {
  readonly category: Seen<Category>;
  /** Null removes it. */
  readonly patch: CategoryPatch | null;
  readonly change: ChangeId;
};

/** Moves, archives, takes back or removes a category, as it was seen. Rejects with a Failure. */
export const arrangeCategory =
  (categories: Categories, ledger: Pick<Ledger, "write">) =>
  async ({ category: seenCategory, patch, change }: Arrangement): Promise<void> => {
    const { revision: seen, ...category } = seenCategory;
    const { id } = category;
    const as = (last: number | null) => ({ seen: last ?? seen, change });
    if (patch === null) {
      const removed = (revision: number) =>
        ({ type: "removed", ids: { categories: [id] }, revision }) as const;
      await ledger.write({
        change,
        written: removed(UNCONFIRMED),
        call: (last) => categories.remove(id, as(last)),
        made: removed,
      });
      return;
    }
    const record = { ...category, ...patch };
    const written = (kept: Stamped<Category>) => ({ type: "category", kept }) as const;
    await ledger.write({
      change,
      written: written({ record, revision: UNCONFIRMED, removed: false }),
      call: (last) => categories.update(id, patch, as(last)),
      made: written,
    });
  };
