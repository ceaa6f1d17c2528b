/** A mail to one person, in plain text. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends mails behind what is answered. */
export type Mail = {
  /**
   * Has a letter written, and sent, once whoever asks for it has been answered. Nothing of it reaches the caller, and
   * what cannot be sent is lost. Null is no letter.
   */
  readonly post: (write: () => Promise<Letter | null>) => void;
};
