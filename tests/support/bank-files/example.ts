import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Line } from "./line.ts";

const on = (day: number, cents: number, text: string): Line => ({
  date: civilDate(2026, 1, day),
  cents,
  text,
});

/** A month of made-up movements, oldest first; two coffees of one day are equal. */
export const EXAMPLE: readonly Line[] = [
  on(2, -65_000, "TRF RENDA JANEIRO"),
  on(3, -120, "COMPRA 1234 CAFÉ CENTRAL LISBOA"),
  on(3, -120, "COMPRA 1234 CAFÉ CENTRAL LISBOA"),
  on(5, -4_599, "COMPRA 1234 SUPERMERCADO DA PRAÇA"),
  on(7, 2_000, "TRF MB WAY DE ANA"),
  on(9, -1_234_567, "TRANSFERÊNCIA; SINAL DA CASA"),
  on(12, -3_290, 'DD ELETRICIDADE "VERDE"'),
  on(15, -999, "COMPRA CINEMA & PIPOCAS"),
  on(23, 183_456, "ORDENADO INVENTOS LDA"),
  on(28, -7_500, "LEV ATM 1234"),
  on(30, 1, "JUROS"),
];

/** The opening balance of the account, in cents. */
export const EXAMPLE_OPENING = 1_500_000;
