/**
 * The number of a ledger's last change: every unit of work that writes raises it by one and stamps
 * it on each row that it touches, so that whoever holds one can ask for what came after it.
 */
export type Revision = number;

/** What a new ledger begins with: its categories. */
export const FIRST_REVISION: Revision = 1;

/** What a version of a record has in place of a revision until its ledger has taken it in: it is newer than any. */
export const UNCONFIRMED: Revision = Number.POSITIVE_INFINITY;

/** Whether a record is seen as this tab wants it, and nobody knows yet whether the ledger has it. */
export const isPending = ({ revision }: { readonly revision: Revision }): boolean =>
  revision === UNCONFIRMED;
