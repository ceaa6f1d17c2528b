import { CATEGORY_COLOURS, CATEGORY_ICONS } from "../../../src/domain/categories/category-look.ts";
import fc, { type Arbitrary } from "fast-check";
import {
  CATEGORY_NAME_MAX,
  CATEGORY_ROLES,
  type Category,
} from "../../../src/domain/categories/category.ts";
import type { Filed } from "../../../src/domain/ledger/changes.ts";
import type { MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import { MAX_SUM } from "../../../src/domain/shared/cents.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { anyText } from "./text.ts";
import { anyYearMonth } from "./year-month.ts";

const anyKind = fc.constantFrom<TransactionKind>("income", "expense");
const anyCategoryId = fc.uuid({ version: 7 }).map(categoryId);

export const anyRevision: Arbitrary<Revision> = fc.nat({ max: 2 ** 31 - 1 });

export const anyCategory: Arbitrary<Category> = fc.record<Category>({
  id: anyCategoryId,
  kind: anyKind,
  name: anyText(CATEGORY_NAME_MAX),
  role: fc.option(fc.constantFrom(...CATEGORY_ROLES)),
  fixed: fc.boolean(),
  colour: fc.constantFrom(null, ...CATEGORY_COLOURS),
  icon: fc.constantFrom(null, ...CATEGORY_ICONS),
  position: fc.nat(100),
  archived: fc.boolean(),
});

export const anyMonthSum: Arbitrary<MonthSum> = fc.record<MonthSum>({
  month: anyYearMonth(),
  kind: anyKind,
  category: anyCategoryId,
  sum: fc.integer({ min: 0, max: MAX_SUM }).map((sum) => sum as Cents),
  count: fc.integer({ min: 1, max: 1_000_000 }),
});

/** A record as a ledger stores it, with a category id in place of a name. */
export const filed = <Entity extends { readonly category: string | null }>(
  record: Arbitrary<Entity>,
): Arbitrary<Filed<Entity>> =>
  fc
    .tuple(record, anyCategoryId)
    .map(([kept, category]) => ({ ...kept, category: kept.category && category }) as Filed<Entity>);

/** A record with a revision, removed or not. */
export const stamped = <Entity>(record: Arbitrary<Entity>): Arbitrary<StoredRecord<Entity>> =>
  fc
    .tuple(record, anyRevision, fc.boolean())
    .map(([kept, revision, removed]) => ({ record: kept, revision, removed }));
