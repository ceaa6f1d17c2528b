import type { Cents } from "../domain/shared/cents.ts";
import { formatEuros } from "./format.ts";

/** A balance was told. */
export const balanceTold = (balance: Cents): string => `Saldo guardado: ${formatEuros(balance)}.`;

/** The reserve was told. */
export const reserveKept = (reserve: Cents): string => `Reserva guardada: ${formatEuros(reserve)}.`;
