import type { ExportedFile } from "../application/notice.ts";
import type { ImportOutcome } from "../domain/imports/import.ts";
import { importTotals } from "../domain/imports/import-totals.ts";
import { movements } from "./imports/imports.ts";

/** The toast for an exported file. */
export const exported: Readonly<Record<ExportedFile, string>> = {
  history: "Histórico exportado com sucesso!",
  "report-csv": "Relatório exportado em formato CSV!",
  "report-pdf": "Relatório exportado em formato PDF!",
  "data-json": "Dados exportados em formato JSON!",
  "data-csv": "Transações exportadas em formato CSV!",
  "own-data": "Os seus dados foram descarregados",
};

/** The toast for an empty list, which is not exported. */
export const NOTHING_TO_EXPORT = "Não há dados para exportar";

/** The toast for an import without a network. */
export const IMPORT_WAITS = "Para importar é preciso ligação. A revisão fica como está.";

/** The result of an import, of one file or of several. */
export function imported(imports: readonly ImportOutcome[]): string {
  const { created, repeated } = importTotals(imports);
  const made =
    created === 0
      ? "Importação guardada"
      : `${movements(created)} ${created === 1 ? "importado" : "importados"}`;
  if (repeated === 0) return made;
  return `${made}; ${repeated} já cá ${repeated === 1 ? "estava" : "estavam"}`;
}
