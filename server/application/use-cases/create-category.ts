import type { Category, WantedCategory } from "../../../src/domain/categories/category.ts";
import {
  categoryFault,
  type CategoryFault,
} from "../../../src/domain/categories/category-fault.ts";
import { lastPosition } from "../../../src/domain/categories/category-order.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";
import {
  createRecord,
  type Created,
  type Creation,
  type CreationRefusal,
} from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId; readonly clock: Clock };

export type CategoryCreationRefusal = CreationRefusal | CategoryFault;

/** Adds a category, which is offered from then on. */
export const createCategory =
  ({ ledgerWork, newId, clock }: Ports) =>
  (
    member: Member,
    wanted: WantedCategory,
    creation: Creation,
  ): Promise<Result<Created<Category>, CategoryCreationRefusal>> =>
    ledgerWork(member, creation.change, async (stores) => {
      const present = await stores.ledgers.categories(member.ledger);
      const last = lastPosition(present.filter(({ kind }) => kind === wanted.kind));
      return createRecord(
        stores,
        stores.records.categories,
        { ...creation, member, now: clock.now(), newId },
        (id, made): Category => ({
          ...wanted,
          id: categoryId(id),
          position: wanted.position ?? made?.position ?? last,
          archived: false,
        }),
        async (category) => categoryFault(present, category),
      );
    });
