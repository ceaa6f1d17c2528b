import type { Brought } from "../../domain/imports/review/brought.ts";
import { formatDate, formatEuros } from "../format.ts";
import { movements } from "./imports.ts";

/** The label of an import's button, null where there is nothing to import, and the text beside it. */
export function broughtText(brought: Brought): {
  readonly button: string | null;
  readonly note: string | null;
} {
  switch (brought.is) {
    case "movements":
      return { button: `Importar ${movements(brought.count)}`, note: null };
    case "kept":
      return { button: "Concluir", note: `Nada de novo para registar: ${keptText(brought)}.` };
    case "balance": {
      const { amount, date } = brought.balance;
      return {
        button: "Guardar o saldo",
        note: `Estes movimentos já cá estavam. O ficheiro traz ainda o saldo: ${formatEuros(amount)} a ${formatDate(date)}.`,
      };
    }
    case "nothing":
      return { button: null, note: nothingText(brought.repeated) };
  }
}

function keptText({ joined, notCounted }: Extract<Brought, { readonly is: "kept" }>): string {
  return [
    joined > 0
      ? `${movements(joined)} ${joined === 1 ? "junta-se" : "juntam-se"} ao que registou`
      : null,
    notCounted > 0
      ? `${movements(notCounted)} ${notCounted === 1 ? "fica guardado" : "ficam guardados"} sem contar`
      : null,
  ]
    .filter((part) => part !== null)
    .join(" e ");
}

function nothingText(repeated: number): string {
  if (repeated === 0) return "Este ficheiro não tem movimentos para importar.";
  if (repeated === 1) return "Nada para importar: o movimento deste ficheiro já cá estava.";
  return `Nada para importar: os ${movements(repeated)} já cá estavam.`;
}
