/** The most movements of one import. */
export const LINES_MAX = 20_000;

/** The longest text of a bank's, in UTF-16 units: what does not fit is not worth keeping. */
export const ORIGINAL_MAX = 1_000;

/** The longest name of a file, in UTF-16 units. */
export const FILE_NAME_MAX = 200;

/** Into how many parts one movement may be divided. */
export const PARTS_MAX = 20;

/** How many movements of earlier imports may not count any more because of one. */
export const OUSTED_MAX = 1_000;
