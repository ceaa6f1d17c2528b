import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";
import { BY_ITSELF, type ChangeKind } from "../../domain/versions/record-change.ts";
import { formatInstant } from "../format-instant.ts";

const changeKinds: Readonly<Record<ChangeKind, string>> = {
  created: "Criado",
  changed: "Alterado",
  removed: "Removido",
  restored: "Reposto",
};

/** An instant as `12/03/2026 às 14:05`. */
const moment = (instant: number): string => formatInstant(instant).replace(", ", " às ");

/** The dialog with the history of a record. */
export const recordChangesTexts = {
  title: "Histórico de alterações",
  open: "Histórico de alterações",
  openOf: (label: string) => `Histórico de alterações de ${label}`,
  list: "Alterações, da mais recente para a mais antiga",
  empty: `Sem alterações nos últimos ${RETENTION_DAYS} dias.`,
  present: "Versão atual",
  moment,
  earliest: "Antes destas alterações",
  goBack: "Voltar a esta versão",
  /** The same with the version's name, so that buttons differ. */
  goBackTo: (version: string) => `Voltar a esta versão: ${version}`,
  done: (changeKind: ChangeKind, madeAt: number) =>
    `${changeKinds[changeKind]} em ${moment(madeAt)}`,
  by: (name: string | null, own: string | null) => {
    if (name === BY_ITSELF) return "Pela FinControl";
    if (name === null) return "Por alguém que já saiu";
    return name === own ? "Por si" : `Por ${name}`;
  },
  /** A field whose values have no words. */
  other: "alterada",
  changed: (before: string, after: string) => `de ${before} para ${after}`,
  line: (label: string, change: string) => `${label}: ${change}`,
} as const;
