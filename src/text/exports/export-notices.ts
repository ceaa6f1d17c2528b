import type { ExportedFile } from "../../application/notice.ts";

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
