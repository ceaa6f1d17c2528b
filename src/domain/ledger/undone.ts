/** The outcome of an undo: how many records are as before, and which remain because they have changed since. */
export type Undone = { readonly restored: number; readonly kept: readonly string[] };
