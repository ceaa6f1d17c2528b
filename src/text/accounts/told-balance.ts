import type { Cents } from "../../domain/shared/cents.ts";
import { formatEuros } from "../format.ts";

/** A balance was told. */
export const balanceTold = (balance: Cents): string => `Saldo guardado: ${formatEuros(balance)}.`;

/** The cushion was told. */
export const cushionKept = (cushion: Cents): string => `Reserva guardada: ${formatEuros(cushion)}.`;
