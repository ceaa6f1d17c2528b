import type { Resource } from "../ledger/resource.ts";
import type { ChangeId } from "../shared/ids.ts";

/** A kind of thing in the trash: a record, or an import that was undone. */
export type TrashedKind = Resource | "import";

/** All kinds, in the order in which they are offered. */
export const TRASHED_KINDS = [
  "income",
  "expense",
  "budget",
  "goal",
  "category",
  "rule",
  "recurrence",
  "account",
  "import",
] as const satisfies readonly TrashedKind[];

/** Names one thing in the trash; the id is unique within its kind. */
export type TrashedName = { readonly resource: TrashedKind; readonly id: string };

/** A thing that was removed within the last 30 days, and can be restored. */
export type Trashed = TrashedName & {
  /** The sentence that names it to a person. */
  readonly summary: string;
  /** When it was removed, in Unix milliseconds. */
  readonly removedAt: number;
  /** The change that removed it; all things removed by one change stand together. */
  readonly change: ChangeId;
  /** The sentence that names the action which removed it. */
  readonly action: string;
  /** Who removed it: a name, 'sistema' for the server itself, or null for somebody whose account is gone. */
  readonly by: string | null;
};

/** What to restore: some things, or everything that one change removed. */
export type Restoration =
  | { readonly items: readonly TrashedName[] }
  | { readonly change: ChangeId };

/** The most things in one page of the trash, and in one restoration by name. */
export const TRASH_BATCH_SIZE = 500;
