/**
 * The number of a ledger's last change: every unit of work that writes raises it by one and stamps
 * it on each row that it touches, so that whoever holds one can ask for what came after it.
 */
export type Revision = number;

/** What a new ledger begins with: its categories. */
export const FIRST_REVISION: Revision = 1;
