import * as v from "valibot";
import type { ReadinessFault } from "../domain/operator/readiness.ts";
import { response } from "./shape.ts";

/** The code of each fault, in the order in which they are told. */
export const READINESS_FAULTS = {
  "database-unavailable": "base_de_dados_indisponivel",
  "database-read-only": "base_de_dados_so_de_leitura",
  "database-full": "base_de_dados_sem_espaco",
  "database-damaged": "base_de_dados_danificada",
  "migrations-missing": "migracoes_em_falta",
  "migrations-later": "migracoes_a_mais",
  "folder-unavailable": "pasta_dos_dados_indisponivel",
  "disk-low": "disco_quase_cheio",
  "copy-late": "copia_em_atraso",
} as const satisfies Record<ReadinessFault, string>;

/** The response of GET /pronto when nothing is wrong. */
export const readinessSchema = response({ estado: v.literal("pronto") });

/** Returns the fields that the refusal of GET /pronto has besides its sentence. */
export const encodeFaults = (faults: readonly ReadinessFault[]) => ({
  estado: "com_falhas",
  falhas: faults.map((fault) => READINESS_FAULTS[fault]),
});
