import { foldName } from "./header.ts";
import { cellText, type Sheet } from "./sheet.ts";

const CODES =
  "USD GBP CHF BRL AOA MZN CVE STN XOF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY UAH RUB ILS AED SAR MAD ZAR CAD AUD NZD MXN ARS CLP COP PEN UYU JPY CNY HKD SGD INR KRW THB IDR MYR PHP VND TWD BTC PTE";

const MARKS = new Set(`$ £ ¥ ₹ ₽ ₩ ₺ ₴ ₪ ฿ US$ R$ A$ C$ KR ZŁ KČ ${CODES}`.split(" "));

/** The characters of an amount beside its currency. */
const OF_AMOUNTS = /[\d.,\s'()+\-−–]+/g;

/** Whether a text is an amount with the sign or the code of another currency than the euro before or after it. */
export const isInOtherCurrency = (text: string): boolean =>
  /\d/.test(text) && MARKS.has(text.replace(OF_AMOUNTS, "").toUpperCase());

const CODE = CODES.replaceAll(" ", "|");

const IN_A_NAME = new RegExp(`(?<!\\p{L})(?:${CODE})(?!\\p{L})|[$£¥₹₽₩₺₴₪฿]`, "u");

/** Whether a name of a column, such as `Montante (USD)`, says that its amounts are in another currency. */
export const namesOtherCurrency = (text: string): boolean =>
  IN_A_NAME.test(text) && !/EUR|€/.test(text);

/** The lines above a table that speak of all of its amounts, and a code that stands by itself in one. */
const ABOUT_ALL = /^(?:moeda|currency|divisa|n?conta|account)/;
const ALONE = new RegExp(`[-–:;(]\\s*(?:${CODE})\\s*(?:[-–;)]|$)`);

/** Whether a line above a table, such as `Conta; 0123 - USD - Conta à ordem`, says that it is in another currency. */
export const isOtherCurrencyAccount = (above: Sheet): boolean =>
  above.some(({ cells }) => {
    const text = cells.map(cellText).join(";");
    return ABOUT_ALL.test(foldName(text)) && ALONE.test(text);
  });
