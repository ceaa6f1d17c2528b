/** An account in a file of several: its number as the file has it, and the number of its rows. */
export type FileAccount = { readonly number: string; readonly rows: number };
