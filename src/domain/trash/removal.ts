import type { Resource } from "../ledger/resource.ts";

/** The things that one change removed, as its sentence names them. */
export type Removal = {
  /** The number of removed records of each kind; only kinds with any. */
  readonly counts: ReadonlyMap<Resource, number>;
  /** The import that it undid, with the number of movements that this removed. */
  readonly undone: { readonly name: string; readonly movements: number } | null;
  /** The categories that it merged: the removed one, and the one that has its records now. */
  readonly merged: { readonly from: string; readonly into: string } | null;
};
