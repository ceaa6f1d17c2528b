/** The layer over the screen; there is never more than one. */
export type Foreground = {
  /** Calls back once, when no layer is open. */
  whenFree(come: () => void): void;
};
