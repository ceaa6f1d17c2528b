/** The messages of the worker: that it is ready, the texts that it found, or that it cannot read. */
export type QrAnswer =
  | { readonly type: "ready" }
  | { readonly type: "texts"; readonly texts: readonly string[] }
  | { readonly type: "broken" };
