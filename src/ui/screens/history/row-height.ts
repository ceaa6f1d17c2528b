/** The height of a row of the history, in rem: the list counts with it, and the row takes it. */
export const ROW_REM = 4.0625;
