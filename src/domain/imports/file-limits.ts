/** The largest file that is read, in bytes, and its largest unpacked size. */
export const FILE_MAX = 25 * 1024 * 1024;
export const UNPACKED_MAX = 100 * 1024 * 1024;

/** The most movements in a file, and the most lines, including those above, below and between them. */
export const ROWS_MAX = 20_000;
export const LINES_MAX = 60_000;

/** The most columns of a table, and the most UTF-16 units of a cell. */
export const COLUMNS_MAX = 200;
export const CELL_MAX = 10_000;
