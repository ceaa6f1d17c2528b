import * as v from "valibot";

/** The longest id that a row of a copy refers to, in characters: a digest has fewer. */
const REFERENCE_MAX = 64;

/** A text of a copy that is stored as it stands, as long as a call may make it. */
export const copiedText = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** The id of a row that another one of a copy refers to. */
export const reference = copiedText(REFERENCE_MAX);
