import type { Revision } from "./revision.ts";

/** A record as its ledger keeps it: with the revision of its last change, and whether that removed it. */
export type Stamped<Kept> = {
  readonly record: Kept;
  readonly revision: Revision;
  /** Of a record that is told again with what belongs to it: the revision of the last change of itself. */
  readonly ownRevision?: Revision | undefined;
  readonly removed: boolean;
};

/** A record as somebody sees it: with the revision in which they do, so that a change can say what it changes. */
export type Seen<Kept> = Kept & { readonly revision: Revision };

export const asSeen = <Kept>({ record, revision }: Stamped<Kept>): Seen<Kept> => ({
  ...record,
  revision,
});
