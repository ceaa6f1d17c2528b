/** The layer over the screen, of which there is only ever one. */
export type Foreground = {
  /** Calls back when nothing does, one who waits at a time; answers how to wait no more. */
  whenFree(come: () => void): () => void;
};
