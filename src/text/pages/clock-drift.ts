import { countText } from "../format-further.ts";

/** The line of a device whose clock is days ahead of the server's, or behind. */
export function clockDriftText(days: number, isAhead: boolean): string {
  const howFar = days === 1 ? "1 dia" : `${countText(days)} dias`;
  const where = isAhead ? "adiantado" : "atrasado";
  return `O relógio deste aparelho está ${howFar} ${where}: «hoje» e as datas que propõe são as desse dia.`;
}
