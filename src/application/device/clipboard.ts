/** The clipboard. */
export type Clipboard = {
  /** Rejects if the browser does not allow it. */
  copy(text: string): Promise<void>;
};
