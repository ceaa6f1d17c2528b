/** Where a figure or a name leads. */
export const seeRecords = "Ver os registos no histórico";
