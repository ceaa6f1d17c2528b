import type { Cents } from "../../domain/shared/cents.ts";
import { formatEuros } from "../format.ts";

/** The toast for a told balance. */
export const balanceTold = (balance: Cents): string => `Saldo guardado: ${formatEuros(balance)}.`;

/** The toast for a saved cushion. */
export const cushionKept = (cushion: Cents): string => `Reserva guardada: ${formatEuros(cushion)}.`;
