/** The container width below which a row has two lines. */
export const NARROW = "(max-width: 37rem)";

/** The container width below which a row's actions lie over its date instead of beside it. */
export const TIGHT = "(max-width: 48rem)";

/** The container width below which all parts of a row are stacked. */
export const LEAST = "(max-width: 14rem)";
