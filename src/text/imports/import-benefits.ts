import type { ImportBenefits } from "../../domain/imports/review/import-benefits.ts";
import { formatDate, formatEuros } from "../format.ts";
import { movements } from "./imports.ts";

/** The label of an import's button, null if there is nothing to import, and the text beside it. */
export function benefitsText(benefits: ImportBenefits): {
  readonly button: string | null;
  readonly note: string | null;
} {
  switch (benefits.is) {
    case "movements":
      return { button: `Importar ${movements(benefits.count)}`, note: null };
    case "kept":
      return { button: "Concluir", note: `Nada de novo para registar: ${keptText(benefits)}.` };
    case "balance": {
      const { amount, date } = benefits.balance;
      return {
        button: "Guardar o saldo",
        note: `Estes movimentos já cá estavam. O ficheiro traz ainda o saldo: ${formatEuros(amount)} a ${formatDate(date)}.`,
      };
    }
    case "nothing":
      return { button: null, note: nothingText(benefits.repeated) };
  }
}

function keptText({
  joined,
  notCounted,
}: Extract<ImportBenefits, { readonly is: "kept" }>): string {
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
