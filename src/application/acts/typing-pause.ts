/** How long a pause in typing is, in milliseconds, after which the address takes over what was typed. */
export const TYPING_PAUSE = 300;
