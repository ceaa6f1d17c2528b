declare const brand: unique symbol;

/** A Portuguese tax number (NIF): nine digits, the last of which is a check digit. */
export type TaxNumber = string & { readonly [brand]: "TaxNumber" };

/** Reads nine digits, the first not zero and the check digit right; otherwise null. */
export function parseTaxNumber(text: string): TaxNumber | null {
  if (!/^[1-9]\d{8}$/.test(text)) return null;
  return Number(text[8]) === checkDigit(text) ? (text as TaxNumber) : null;
}

/** The check digit of the first eight: their sum, weighted from 9 down to 2, modulo 11. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < 8; place += 1) sum += Number(digits[place]) * (9 - place);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
