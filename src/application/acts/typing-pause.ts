/** The pause in typing after which the text is written to the URL. */
export const TYPING_PAUSE_MS = 300;
