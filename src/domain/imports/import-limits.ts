/** The most movements of one import. */
export const LINES_MAX = 20_000;

/** The longest text from a bank that is stored, in UTF-16 units. */
export const ORIGINAL_MAX = 1_000;

/** The longest name of a file, in UTF-16 units. */
export const FILE_NAME_MAX = 200;

/** The most parts of a divided movement. */
export const PARTS_MAX = 20;

/** The most movements of earlier imports that may stop counting because of one. */
export const EXCLUDED_MAX = 1_000;

/** The most imports of a copy: they are listed at once, and a person makes some hundred in a life. */
export const IMPORTS_MAX = 10_000;
