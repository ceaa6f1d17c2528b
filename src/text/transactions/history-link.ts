/** The title of links to the history. */
export const seeRecords = "Ver os registos no histórico";
