/** The clipboard, from which text can be pasted elsewhere. */
export type Clipboard = {
  /** Rejects where the browser does not allow it. */
  copy(text: string): Promise<void>;
};
