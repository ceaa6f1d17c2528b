/** The largest file that is read, in bytes, and the largest that one may unpack into. */
export const FILE_MAX = 25 * 1024 * 1024;
export const UNPACKED_MAX = 100 * 1024 * 1024;

/** How many movements a file may have, and how many lines with those above, below and between them, such as details. */
export const ROWS_MAX = 20_000;
export const LINES_MAX = 60_000;

/** How many columns a table may have, and how many UTF-16 units a cell. */
export const COLUMNS_MAX = 200;
export const CELL_MAX = 10_000;
