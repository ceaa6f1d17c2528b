/** The header with the day of the client, `YYYY-MM-DD`, on the calls in which a balance of today may be told. */
export const TODAY_HEADER = "fincontrol-hoje";
