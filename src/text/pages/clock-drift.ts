import { countText } from "../format-further.ts";

/** The line of a device whose clock is days ahead of the server's, or behind if below zero. */
export function clockDriftText(days: number): string {
  const count = Math.abs(days);
  const howFar = count === 1 ? "1 dia" : `${countText(count)} dias`;
  const where = days > 0 ? "adiantado" : "atrasado";
  return `O relógio deste aparelho está ${howFar} ${where}: «hoje» e as datas que propõe são as desse dia.`;
}
