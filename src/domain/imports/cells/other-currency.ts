import { foldName } from "../tables/header.ts";
import { cellText, type Sheet } from "../tables/sheet.ts";

const CODES =
  "USD GBP CHF BRL AOA MZN CVE STN XOF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY UAH RUB ILS AED SAR MAD ZAR CAD AUD NZD MXN ARS CLP COP PEN UYU JPY CNY HKD SGD INR KRW THB IDR MYR PHP VND TWD BTC PTE";

const MARKS = new Set(`$ £ ¥ ₹ ₽ ₩ ₺ ₴ ₪ ฿ US$ R$ A$ C$ KR ZŁ KČ ${CODES}`.split(" "));

const EUROS = new Set(["EUR", "EURO", "EUROS", "€"]);

/** Whether a text is nothing but the code or the sign of a currency. */
export const isCurrency = (text: string): boolean =>
  isEuro(text) || MARKS.has(text.trim().toUpperCase());

/** Whether a text is nothing but the euro's code, sign or name. */
export const isEuro = (text: string): boolean => EUROS.has(text.trim().toUpperCase());

/** The characters of an amount without its currency. */
const OF_AMOUNTS = /[\d.,\s'()+\-−–]+/g;

/** Whether a text is an amount with the symbol or code of a currency other than the euro. */
export const isInOtherCurrency = (text: string): boolean =>
  /\d/.test(text) && MARKS.has(text.replace(OF_AMOUNTS, "").toUpperCase());

const CODE = CODES.replaceAll(" ", "|");

const IN_A_NAME = new RegExp(`(?<!\\p{L})(?:${CODE})(?!\\p{L})|[$£¥₹₽₩₺₴₪฿]`, "u");

/** Whether the name of a column, such as `Montante (USD)`, states a currency other than the euro. */
export const namesOtherCurrency = (text: string): boolean =>
  IN_A_NAME.test(text) && !/EUR|€/.test(text);

/** The lines above a table that are about all of its amounts, and a currency code that stands by itself in one. */
const ABOUT_ALL = /^(?:moeda|currency|divisa|n?conta|account)/;
const ALONE = new RegExp(`[-–:;(]\\s*(?:${CODE})\\s*(?:[-–;)]|$)`);

/** Whether a line above a table, such as `Conta; 0123 - USD - Conta à ordem`, states another currency. */
export const isOtherCurrencyAccount = (above: Sheet): boolean =>
  above.some(({ cells }) => {
    const text = cells.map(cellText).join(";");
    return ABOUT_ALL.test(foldName(text)) && ALONE.test(text);
  });
