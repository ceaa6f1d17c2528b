/** The browser's way back: its button, a key, or a gesture on the phone. */
export type BackButton = {
  /** Has the next step back close something instead of leaving the page; answers how to let go of it once closed. */
  closes(close: () => void): () => void;
};
