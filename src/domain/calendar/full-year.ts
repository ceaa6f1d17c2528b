/** The year that two or four digits name: two of them are of this century. */
export const fullYear = (digits: string): string => digits.padStart(4, "20");
