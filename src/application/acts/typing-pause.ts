/** The pause in typing after which the text is written to the URL, in milliseconds. */
export const TYPING_PAUSE = 300;
