/** Where a text can be pasted from. */
export type Clipboard = {
  /** Rejects where the browser does not allow it. */
  copy(text: string): Promise<void>;
};
