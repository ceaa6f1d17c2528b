/** The browser's step back: its button, a key, or a gesture on the phone. */
export type BackButton = {
  /**
   * Makes the next step back close something instead of leaving the page; returns a function to call when it was closed
   * otherwise.
   */
  closes(close: () => void): () => void;
};
