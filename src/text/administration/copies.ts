import type { CopiesOverview, CopyFailure } from "../../domain/operator/copies-overview.ts";
import { formatInstant } from "../format-instant.ts";

const reasons: Readonly<Record<CopyFailure, string>> = {
  full: "não há espaço no disco do servidor.",
  damaged: "a base de dados está danificada. Guarde as cópias que já tem.",
  unavailable: "a base de dados não respondeu.",
  other: "o registo do servidor diz porquê.",
};

/** The nightly copies, as administrators see them. */
export const copiesTexts = {
  title: "Cópias de segurança",
  last: "Última cópia",
  verified: "Verificada",
  none: "Ainda não há nenhuma",
  kept: "Cópias guardadas",
  hint: "É feita uma cópia todas as noites, na pasta do servidor. Leve uma para outro lado todos os dias.",
  unknown: "Não foi possível saber em que estado estão as cópias.",
  madeAt: formatInstant,
} as const;

/** The sentence on a copy that failed or is missing; null if there is nothing to say. */
export function copiesProblem({ last, failed, isMissed }: CopiesOverview): string | null {
  if (failed !== null)
    return `A cópia de ${formatInstant(failed.at)} não foi feita: ${reasons[failed.failure]}`;
  if (isMissed && last !== null) return "Não há uma cópia de hoje nem de ontem.";
  return null;
}
