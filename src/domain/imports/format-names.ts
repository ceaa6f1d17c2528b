/** The names of files that say nothing of their bank, as their accounts are called by until one does. */
export const FORMAT_NAMES = {
  ofx: "Extrato OFX",
  camt: "Extrato CAMT",
  mapped: "Ficheiro com colunas indicadas",
} as const;

const NAMES: ReadonlySet<string> = new Set(Object.values(FORMAT_NAMES));

/** Whether a name is that of a bank, and not of a format. */
export const isBank = (name: string | null): name is string => name !== null && !NAMES.has(name);
