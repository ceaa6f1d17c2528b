/** The layer over the screen; there is never more than one. */
export type Foreground = {
  /** Calls back when no layer is open, one listener at a time; returns a function that cancels. */
  whenFree(come: () => void): () => void;
};
