/**
 * The number of a ledger's last change: every transaction that writes increments it and stamps it on each row it
 * touches, so that a client can ask for the changes since its own revision.
 */
export type Revision = number;

/** The revision of a new ledger, which already has its categories. */
export const FIRST_REVISION: Revision = 1;

/** The revision of a version that the ledger has not confirmed yet: newer than any. */
export const UNCONFIRMED: Revision = Number.POSITIVE_INFINITY;

/**
 * The revision of a version that waits on the device to be sent: newer than any of the ledger, and what a write is meant
 * for that changes it.
 */
export const UNSENT: Revision = Number.MAX_SAFE_INTEGER;

/** Whether a version was made here and the ledger has not confirmed it yet. */
export const isUnsent = ({ revision }: { readonly revision: Revision }): boolean =>
  revision === UNSENT;

/** Whether a record is pending: shown in its wanted state, but not confirmed yet. */
export const isPending = ({ revision }: { readonly revision: Revision }): boolean =>
  revision === UNCONFIRMED;
