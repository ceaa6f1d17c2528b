/** The outcome of an undo: how many records are as before, and which were changed since and stay as they are. */
export type Undone = { readonly restored: number; readonly kept: readonly string[] };
