/**
 * The standing of the version that is open: the newest one as far as is known; `offered` while a newer one waits for
 * the person; `due` once the newer one has begun, and this page has to start anew.
 */
export type UpdateState = "newest" | "offered" | "due";

/** A newer version of the product, on a device that keeps its files. */
export type ProductUpdate = {
  readonly getSnapshot: () => UpdateState;
  /** Whether the server has another version than the page, kept or not. */
  readonly isOutdated: () => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the newer version in every open tab. */
  readonly begin: () => void;
};
