/**
 * The number of a ledger's last change: every unit of work that writes raises it by one and stamps
 * it on each row that it touches, so that whoever holds one can ask for what came after it.
 */
export type Revision = number;

/** The revision of a new ledger, which holds its categories. */
export const FIRST_REVISION: Revision = 1;

/** Stands in for the revision of a version that its ledger has not taken in yet: it is newer than any. */
export const UNCONFIRMED: Revision = Number.POSITIVE_INFINITY;

/** Whether a record is seen as this tab wants it, and nobody knows yet whether the ledger has it. */
export const isPending = ({ revision }: { readonly revision: Revision }): boolean =>
  revision === UNCONFIRMED;
