import type { GuessReason } from "../../domain/guessing/guess.ts";
import type { AccountKind } from "../../domain/accounts/account.ts";
import type { Gap } from "../../domain/imports/statements/between-files.ts";
import type { ReviewQuestion } from "../../domain/imports/review/questions.ts";
import type { LeftOutReason } from "../../domain/imports/left-out.ts";
import type { Shown } from "../../domain/imports/review/shown-lines.ts";
import type {
  BalanceProof,
  IgnoredReason,
  Statement,
} from "../../domain/imports/statements/statement.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { formatDate, formatSignedEuros } from "../format.ts";
import { lineText, linesText } from "./sheets.ts";
import { ignoredTexts } from "./statement-faults.ts";

const counts = new Intl.NumberFormat("pt-PT");

const of = (count: number, one: string, many: string) =>
  `${counts.format(count)} ${count === 1 ? one : many}`;

export const movements = (count: number) => of(count, "movimento", "movimentos");

const accountKindNames: Readonly<Record<AccountKind, string>> = {
  current: "à ordem",
  savings: "poupança",
  card: "cartão",
  cash: "dinheiro",
};

const shown: Readonly<Record<Shown, string>> = {
  all: "Todos",
  new: "Novos",
  unknown: "Por classificar",
  possible: "Possíveis iguais",
  "not-counted": "Não contados",
  repeated: "Repetidos",
};

/** The reason why a movement is not counted. */
export const leftOutTexts: Readonly<Record<LeftOutReason, string>> = {
  transfer: "transferência entre contas suas",
  card: "pagamento do cartão",
  invoice: "a compra já está registada",
  rule: "por regra sua",
  person: "por escolha sua",
};

/** The reason for a line's suggested category; null once one was chosen. */
export function reasonText(reason: GuessReason | null): string {
  switch (reason?.by) {
    case undefined:
      return "escolhida por si";
    case "rule":
      return `regra: ${reason.contains}`;
    case "planned":
      return "como o previsto";
    case "choice":
      return "como escolheu";
    case "habit":
      return `como em ${reason.count} de ${reason.of}`;
    case "last-time":
      return "como da última vez";
    case "known-name":
      return "lista de lojas conhecidas";
    case "file":
      return "do ficheiro";
    case "named":
      return "como indicou";
    case "unknown":
      return "por classificar";
  }
}

/** The proof that the balances of a file give. */
export function proofText(statement: Pick<Statement, "proof" | "sheets">): string {
  const { proof } = statement;
  switch (proof.state) {
    case "proven":
      return proof.covered < proof.of
        ? `Saldo confere em ${counts.format(proof.covered)} de ${counts.format(proof.of)}`
        : "Saldo confere";
    case "broken":
      return `O saldo deixa de conferir na ${lineText(statement, proof.line)}`;
    case "gaps":
      return missingText(proof, statement);
    case "unusable":
      return "O saldo do ficheiro é o disponível: não serve para conferir";
    case "none":
      return "O ficheiro não tem saldo para conferir";
  }
}

/** The days, or the lines of one day, between which movements are missing. */
function missingText(
  { from, to }: Extract<BalanceProof, { state: "gaps" }>,
  statement: Pick<Statement, "sheets">,
): string {
  if (from === null) return `Faltam movimentos antes de ${formatDate(to.date)}`;
  if (from.date === to.date)
    return `Faltam movimentos entre ${linesText(statement, from.line, to.line)}, de ${formatDate(to.date)}`;
  return `Faltam movimentos entre ${formatDate(from.date)} e ${formatDate(to.date)}`;
}

/** The gap between two files of an account. */
export const gapText = ({ from, to, amount }: Gap): string =>
  `Movimentos em falta entre ${formatDate(from)} e ${formatDate(to)} (${formatSignedEuros(amount)})`;

/** The display names of own accounts that differ from their search terms. */
const ownAccountNames: Readonly<Record<string, string>> = {
  n26: "N26",
  moey: "moey!",
  poupanca: "uma poupança",
  "trade republic": "Trade Republic",
  degiro: "DEGIRO",
  xtb: "XTB",
};

/** The question about some lines, and its two answers. */
export function questionText({ about, contains, kind, lines }: ReviewQuestion) {
  if (about === "withdrawals") {
    return {
      question: `${of(lines.length, "levantamento", "levantamentos")} de dinheiro: como quer contar?`,
      count: "Conta como despesa (Dinheiro)",
      leaveOut: "Registo eu as compras",
    };
  }
  const name =
    ownAccountNames[contains] ?? `${contains.charAt(0).toUpperCase()}${contains.slice(1)}`;
  const way = kind === "expense" ? "para" : "de";
  return {
    question: `${movements(lines.length)} ${way} ${name}: é uma conta sua?`,
    count: "Não, contar",
    leaveOut: "É minha, não contar",
  };
}

/** The screen on which bank files are imported. */
export const importTexts = {
  title: "Importar",
  subtitle: "Os movimentos do banco, sem os escrever",
  file: "Ficheiro do banco",
  drop: "Largue aqui os ficheiros ou escolha-os",
  pick: "Escolher ficheiros",
  formats:
    "CSV, Excel (xlsx), OFX ou CAMT. São lidos neste dispositivo: só saem dele os movimentos que importar.",
  banks:
    "São reconhecidos Caixa Geral de Depósitos, Millennium bcp, Santander, BPI, ActivoBank, Novo Banco, Montepio, Crédito Agrícola, moey!, Banco CTT, Universo, Revolut, Wise, N26 e e\u2011Fatura. Nos outros ficheiros, indique uma vez o que é cada coluna.",
  reading: "A ler e a comparar…",
  cancel: "Cancelar",
  retry: "Tentar novamente",
  faulty: (name: string, sentence: string) => `${name}: ${sentence}`,
  files: "Ficheiros",
  account: "Conta",
  mapAgain: "Mudar as colunas",
  /** The bank's name, without the file's kind of account. */
  newAccount: (source: string) => `Conta ${source.replace(/,.*/u, "")}`,
  accountNamed: (label: string, digits: string | null, kind: AccountKind) =>
    `${label}, ${accountKindNames[kind]}${digits === null ? "" : ` ••${digits}`}`,
  rows: movements,
  ignoredTitle: (count: number, reason: IgnoredReason) =>
    `${of(count, "ignorado", "ignorados")}: ${ignoredTexts[reason]}`,
  questions: "Só lhe perguntamos uma vez",
  show: "Mostrar",
  shown: (name: Shown, count: number) => `${shown[name]} (${counts.format(count)})`,
  list: "Movimentos a importar",
  keys: "Setas para andar, Enter para a categoria, N para não contar, D para dividir, R para uma regra.",
  nothingShown: "Nenhum movimento aqui.",
  category: (text: string) => `Categoria de ${text}`,
  kindIs: (kind: TransactionKind) => (kind === "income" ? "entrada" : "saída"),
  repeated: "já importado",
  removed: "já importado, apagado por si",
  bringBack: "Trazer de volta",
  possible: (description: string, date: string, account?: string) =>
    `Registou «${description}» em ${date}${account === undefined ? "" : ` (${account})`}`,
  same: "É o mesmo",
  planned: (name: string, date: string) => `Previsto: «${name}» em ${date}`,
  isPlanned: "É o previsto",
  divided: (count: number) => of(count, "parte", "partes"),
  leaveOut: "Não contar",
  count: "Contar",
  divide: "Dividir",
  rule: "Criar regra",
  importing: (done: number, total: number) =>
    `A importar… ${counts.format(done)} de ${counts.format(total)}`,
  progress: "Movimentos importados",
} as const;
