/** The year of two or four digits; two digits are of this century. */
export const fullYear = (digits: string): string => digits.padStart(4, "20");
