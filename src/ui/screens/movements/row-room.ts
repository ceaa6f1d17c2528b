/** In less room than this, measured at what rows stand in, a row has two lines. */
export const NARROW = "(max-width: 37rem)";

/** In less room than this, what a row can do lies over its date instead of beside it. */
export const TIGHT = "(max-width: 48rem)";

/** In less room than this nothing of a row stands beside anything else. */
export const LEAST = "(max-width: 14rem)";
