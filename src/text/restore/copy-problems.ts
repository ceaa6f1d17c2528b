import type { CopyFault } from "../../domain/restore/restore.ts";
import { copyFaults } from "./restore.ts";

/** Why a call restores no copy. */
export type CopyProblem = `copy-${CopyFault | "photos-left"}`;

export const copyProblems: Readonly<Record<CopyProblem, string>> = {
  "copy-unreadable": copyFaults.unreadable,
  "copy-not-a-copy": copyFaults["not-a-copy"],
  "copy-newer": copyFaults.newer,
  "copy-damaged": copyFaults.damaged,
  "copy-too-much": copyFaults["too-much"],
  "copy-photos-left":
    "Esta cópia tem muitas fotos, e só parte delas está guardada. Nada mais foi mudado. Volte a repor a cópia para continuar.",
};
