import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";
import type { ExportFormat } from "../../domain/exports/export-summary.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { formatBytes } from "./format-bytes.ts";
import { formatDate } from "../format.ts";
import { wholePercentOf } from "../format-further.ts";

type FileText = {
  readonly title: string;
  readonly format: string;
  readonly description: string;
  readonly holds: string;
  readonly button: string;
  readonly hint: string;
};

const files: Readonly<Record<ExportFormat, FileText>> = {
  json: {
    title: "Cópia completa",
    format: "JSON",
    description: "Todos os seus registos, num só ficheiro.",
    holds:
      "Perfil, receitas, despesas, objetivos e as suas entradas, orçamentos, categorias, regras, recorrentes, contas, importações e os seus movimentos, talões, notificações, conquistas e a reserva das contas; sem as fotografias.",
    button: "Descarregar JSON",
    hint: "Uma cópia de segurança, que pode repor em baixo.",
  },
  csv: {
    title: "Transações",
    format: "CSV",
    description: "Todas as suas receitas e despesas, numa tabela.",
    holds: "Data, tipo, categoria, valor e descrição de cada registo.",
    button: "Descarregar CSV",
    hint: "Abre no Excel com um duplo clique.",
  },
};

/** The export of all data. */
export const dataExportTexts = {
  title: "Exportação",
  subtitle: "Leve os seus dados consigo",
  summary: "O que será exportado",
  balance: "Saldo",
  balanceNote: "receitas menos despesas, de todos os registos",
  period: "Período dos dados",
  periodNote: "Do registo mais antigo ao mais recente",
  noPeriod: "Ainda sem registos",
  noPeriodNote: "O período aparece com a primeira receita ou despesa.",
  counts: {
    transactions: "Transações",
    incomes: "Receitas",
    expenses: "Despesas",
    goals: "Objetivos",
    budgets: "Orçamentos",
  },
  files,
  downloading: "A descarregar…",
  starting: "A preparar o ficheiro…",
  progress: (format: string) => `Descarga do ficheiro ${format}`,
  ownData: {
    before: "Tudo o que guardamos sobre si, com fotografias, sessões e consentimentos, está em ",
    link: "Os meus dados",
    after: ", em todos os planos.",
  },
  trash: {
    before: `O que removeu nos últimos ${RETENTION_DAYS} dias está no `,
    after: ", e não vai nos ficheiros.",
  },
  privacyTitle: "Os seus dados são só seus",
  privacy:
    "As exportações contêm todos os seus dados pessoais. O FinControl não fica com nenhuma cópia dos ficheiros: guarde-os num lugar seguro.",
} as const;

/** The period of the data: its first and last day, or the one day. */
export const periodText = (oldest: CivilDate, newest: CivilDate): string =>
  oldest === newest ? formatDate(oldest) : `${formatDate(oldest)} a ${formatDate(newest)}`;

/** The progress of a download: `312 kB de 1,25 MB · 24 %`, or the received part where the total is unknown. */
export const progressText = (loaded: number, total: number | null): string =>
  total === null
    ? `${formatBytes(loaded)} recebidos`
    : `${formatBytes(loaded)} de ${formatBytes(total)} · ${wholePercentOf(loaded, total)}`;
