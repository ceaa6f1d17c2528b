import type { Revision } from "../../domain/ledger/revision.ts";
import type { CategoryId } from "../../domain/shared/ids.ts";
import type { Changing } from "../naming.ts";

/**
 * Moves everything in a category to another one of its kind, and removes it, as one change; resolves with its revision.
 * Rejects with a Failure.
 */
export type CategoryMerge = (id: CategoryId, into: CategoryId, as: Changing) => Promise<Revision>;
