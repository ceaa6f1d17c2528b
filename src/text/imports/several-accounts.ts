import { lastDigits } from "../../domain/imports/bank-text.ts";
import type { FileAccount } from "../../domain/imports/file-account.ts";
import { movements } from "./imports.ts";

/** An account of a file: the last digits of its number, else its name. */
function named(number: string): string {
  const digits = lastDigits(number);
  return digits === null ? number : `••${digits}`;
}

/** The choice among the accounts of a file. */
export const severalAccountsTexts = {
  title: (count: number) => `Este ficheiro tem movimentos de ${count} contas. Qual quer importar?`,
  hint: (name: string) => `${name}. Depois de escolher uma, pode juntar as outras na revisão.`,
  account: ({ number }: FileAccount) => `Conta ${named(number)}`,
  rows: ({ rows }: FileAccount) => movements(rows),
  choose: "Escolher",
  chooseAccount: ({ number }: FileAccount) => `Escolher a conta ${named(number)}`,
  leaveOut: "Deixar este ficheiro de fora",
  join: ({ number }: FileAccount) => `Juntar também a conta ${named(number)}`,
} as const;
