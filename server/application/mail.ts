/** A mail to one person, in plain text. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends mails after the response. */
export type Mail = {
  /**
   * Writes a letter and sends it, after the response. Its outcome never reaches the caller, and a letter that cannot be
   * sent is lost. Null sends nothing.
   */
  readonly post: (write: () => Promise<Letter | null>) => void;
};
