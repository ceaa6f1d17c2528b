import type { ReadFault } from "../../domain/imports/read-fault.ts";
import type { IgnoredReason, UnreadReason } from "../../domain/imports/statements/statement.ts";

const AS_READ = "como CSV ou como Livro do Excel (.xlsx)";
const REWRITE_DATES = `No Excel ou no LibreOffice, mude-as para dd/mm/aaaa e guarde o ficheiro ${AS_READ}.`;

/** The menu in which a bank offers the readable format. */
const MENUS: Readonly<Record<string, string>> = {
  Santander: "No NetBanco do Santander, ao exportar os movimentos, escolha CSV em vez de Excel.",
};

/** Why a file could not be read, and what helps. */
export function readFaultText(fault: ReadFault): string {
  switch (fault.type) {
    case "too-big":
      return "O ficheiro tem mais de 25 MB. Exporte um período mais curto.";
    case "empty":
      return "O ficheiro está vazio. Exporte-o outra vez no site do banco.";
    case "old-excel":
      return `Este ficheiro está no formato antigo do Excel (.xls), ou protegido por palavra-passe. ${
        (fault.bank === null ? undefined : MENUS[fault.bank]) ??
        "No site do banco, escolha CSV ou Excel (.xlsx) ao exportar."
      } Ou abra-o no Excel ou no LibreOffice e, em Ficheiro › Guardar como, guarde-o ${AS_READ}.`;
    case "pdf":
      return "Um PDF não pode ser importado. No site do banco, exporte os movimentos em CSV ou Excel (.xlsx).";
    case "qif":
      return "É um ficheiro QIF, que não diz a moeda nem a conta. Exporte os movimentos em CSV.";
    case "mt940":
      return "É um ficheiro MT940, que os bancos usam entre si e aqui não é lido. No site do banco, exporte os movimentos em CSV, Excel (.xlsx) ou CAMT.053.";
    case "archive":
      return `É um ficheiro comprimido (.zip) ou uma folha de outro programa (.ods, .numbers). Abra-o: se tiver extratos, escolha-os um a um; se for uma folha, guarde-a ${AS_READ}.`;
    case "web-page":
      return "Este ficheiro é uma página da internet sem movimentos; a sessão no banco pode ter terminado. Entre no site do banco e exporte-o outra vez.";
    case "damaged":
      return "O ficheiro está danificado ou incompleto. Descarregue-o outra vez do site do banco.";
    case "unpacks-too-big":
      return "O conteúdo do ficheiro tem mais de 100 MB e não foi aberto. Exporte um período mais curto.";
    case "too-many-rows":
      return "O ficheiro tem mais de 20 000 movimentos. Exporte um período mais curto.";
    case "too-many-columns":
      return "O ficheiro tem mais de 200 colunas e não parece um extrato. No site do banco, exporte os movimentos da conta.";
    case "too-long-cell":
      return "O ficheiro tem uma célula com mais de 10 000 caracteres e não parece um extrato. No site do banco, exporte os movimentos da conta.";
    case "no-table":
      return "Não foi encontrada nenhuma tabela de movimentos neste ficheiro. No site do banco, exporte os movimentos em CSV ou Excel (.xlsx).";
    case "unknown-dates":
      return `As datas deste ficheiro, como «${fault.example}», estão escritas de uma forma que não é lida. ${REWRITE_DATES}`;
    case "ambiguous-dates":
      return `As datas deste ficheiro, como «${fault.example}», tanto podem começar pelo dia como pelo ano. ${REWRITE_DATES}`;
    case "no-rows":
      return "O ficheiro não tem nenhum movimento. Escolha outro período ao exportar.";
    case "no-statement":
      return "Este ficheiro não traz o extrato de uma conta bancária nem de um cartão. No site do banco, exporte os movimentos da conta.";
    case "no-sign":
      return "Neste ficheiro nada distingue o dinheiro que entra do que sai. Indique se os valores são todos despesas ou todos receitas, ou exporte-o com as colunas Débito e Crédito.";
    case "several-accounts":
      return "Este ficheiro tem movimentos de várias contas. Exporte uma conta de cada vez.";
    case "accounts-alike":
      return "Este ficheiro tem várias contas em euros com o mesmo nome, que não se distinguem. Na app do Revolut, exporte o extrato de cada conta em Excel (CSV).";
    case "too-slow":
      return "A leitura do ficheiro demorou demasiado e foi interrompida. Exporte um período mais curto.";
  }
}

/** The reason why a row was not read. */
export const unreadTexts: Readonly<Record<UnreadReason, string>> = {
  amount: "sem um valor que se possa ler",
  "two-amounts": "com um débito e um crédito ao mesmo tempo",
  sign: "não se sabe se entra ou sai",
  "too-large": "o valor ultrapassa 999 999 999,99 €",
  date: "a data não existe no calendário",
  day: "sem um dia que se possa ler",
  cells: "com mais células do que o cabeçalho",
  account: "não diz de qual das contas é",
  total: "parece um total, mas não bate certo com os movimentos",
  cut: "o ficheiro acaba a meio desta linha",
  correction: "corrige um movimento que não está neste ficheiro",
};

/** The reason why rows were skipped on purpose. */
export const ignoredTexts: Readonly<Record<IgnoredReason, string>> = {
  currency: "noutra moeda",
  pending: "ainda pendentes",
  reverted: "anulados pelo banco",
  elsewhere: "de fundos e outros produtos",
  zero: "de 0,00 €, que não mudam nada",
};
