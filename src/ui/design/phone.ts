/** The window width of a phone. In a file of its own since scripts need it without the rest of the scale. */
export const PHONE = "screen and (max-width: 767.98px)";
