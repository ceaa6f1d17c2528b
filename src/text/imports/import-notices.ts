import type { ImportOutcome } from "../../domain/imports/import.ts";
import { movements } from "./imports.ts";

/** The result of an import, of one file or of several. */
export function imported(imports: readonly ImportOutcome[]): string {
  const created = imports.reduce((sum, one) => sum + one.created, 0);
  const repeated = imports.reduce((sum, one) => sum + one.repeated, 0);
  const made =
    created === 0
      ? "Importação guardada"
      : `${movements(created)} ${created === 1 ? "importado" : "importados"}`;
  if (repeated === 0) return made;
  return `${made}; ${repeated} já cá ${repeated === 1 ? "estava" : "estavam"}`;
}
