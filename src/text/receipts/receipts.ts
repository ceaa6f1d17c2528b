import type { CameraFault, ReadingProblem } from "../../domain/receipts/reading-problem.ts";
import type { PictureFault } from "../../domain/receipts/picture.ts";
import type { KnownReceipt, Receipt, ReceiptFault } from "../../domain/receipts/receipt.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { dateText, formatDate, formatEuros } from "../format.ts";

export const receiptTexts = {
  open: "Ler talão",
  title: "Ler talão",
  aim: "Aponte a câmara ao código QR do talão.",
  asking: "A pedir a câmara…",
  searching: "A ler a fotografia…",
  lookingUp: "Talão lido. A procurar a loja…",
  choose: "Escolher fotografia",
  camera: "Usar a câmara",
  drop: "Arraste ou cole aqui uma fotografia do talão, ou escolha uma.",
  dropPhone: "Escolha uma fotografia do talão ou use a câmara.",
  stays: "A imagem não sai deste dispositivo.",
  picture: "Imagem da câmara",
  recorded: "Este talão já está registado.",
  seeRecord: (date: CivilDate) => `Ver o registo de ${formatDate(date)}`,
} as const;

const cameraFaults: Readonly<Record<CameraFault, string>> = {
  denied:
    "A câmara não foi autorizada. Pode autorizá-la nas definições do navegador para este site, ou escolher uma fotografia.",
  forbidden: "Esta página não pode usar a câmara. Escolha uma fotografia do talão.",
  missing: "Não foi encontrada nenhuma câmara. Escolha uma fotografia do talão.",
  busy: "A câmara está a ser usada por outro programa. Feche-o e tente novamente, ou escolha uma fotografia.",
  "no-reader":
    "Não foi possível carregar o leitor de códigos. Verifique a ligação e tente novamente.",
};

const pictureFaults: Readonly<Record<PictureFault, string>> = {
  "too-large": "A fotografia não pode ter mais de 20 MB nem de 64 milhões de pontos.",
  "not-a-picture": "O ficheiro não é uma imagem que este navegador saiba abrir.",
  "no-code":
    "Não foi encontrado nenhum código QR. Aproxime a câmara do código, com boa luz, e tente novamente.",
  "too-slow": "A leitura da fotografia demorou demasiado. Tente com uma mais próxima do código.",
  "no-reader": cameraFaults["no-reader"],
};

const receiptFaults: Readonly<Record<ReceiptFault, string>> = {
  "not-a-receipt": "Este código QR não é o de uma fatura portuguesa.",
  damaged: "O código do talão está incompleto ou mal impresso. Escreva os dados à mão.",
  "wrong-tax-number": "O NIF do emitente não é válido. Escreva os dados à mão.",
  annulled: "Este documento foi anulado e não conta como despesa.",
  "no-purchase":
    "Este documento não é uma fatura nem um recibo: com ele ainda nada foi pago. Leia o código da fatura.",
};

/** Why no receipt was read. */
export function receiptProblemText(problem: ReadingProblem): string {
  if (problem.type === "camera") return cameraFaults[problem.fault];
  return problem.type === "picture" ? pictureFaults[problem.fault] : receiptFaults[problem.fault];
}

/** The fields of an entry that the receipt filled in, and the typed text that it replaced. */
export function cameFromReceipt(
  { total, date, kind }: Receipt,
  { shop }: KnownReceipt,
  overwritten: { readonly amount?: string; readonly date?: string },
): string {
  const { amount, date: day } = overwritten;
  const replaced = [
    ...(amount === undefined ? [] : [`o valor ${amount}`]),
    ...(day === undefined ? [] : [`a data ${dateText(day)}`]),
  ];
  const sentences = [
    `Do talão: ${formatEuros(total)}, ${formatDate(date)}.`,
    ...(kind === "refund" ? ["É uma nota de crédito: fica como receita."] : []),
    shop === null
      ? "A loja ainda não é conhecida: a categoria e a descrição que escolher ficam para o próximo talão dela."
      : "Loja como da última vez.",
    ...(replaced.length === 0 ? [] : [`Em vez do que estava escrito: ${replaced.join(" e ")}.`]),
  ];
  return sentences.join(" ");
}
