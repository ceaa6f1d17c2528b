import type { Layout } from "../layout.ts";

/** Foreign banks that people in Portugal use, in the languages of their files. */
export const OTHER_BANKS: readonly Layout[] = [
  {
    id: "revolut",
    name: "Revolut",
    kind: "current",
    columns: {
      date: ["Completed Date", "Data de Conclusão"],
      description: ["Description", "Descrição"],
      amount: ["Amount", "Montante"],
      fee: ["Fee", "Comissão", "Taxa"],
      currency: ["Currency", "Moeda"],
      state: ["State", "Estado"],
      balance: ["Balance", "Saldo"],
      chain: ["Product", "Produto"],
    },
    states: {
      done: ["completed", "concluida", "concluido"],
      reverted: ["reverted", "revertida", "revertido", "declined", "recusada", "failed"],
      isDatedOnceBooked: true,
    },
    sign: { by: "sign" },
  },
  {
    id: "wise",
    name: "Wise",
    kind: "current",
    columns: {
      date: ["Date"],
      description: ["Description"],
      amount: ["Amount"],
      currency: ["Currency"],
      balance: ["Running Balance"],
    },
    also: ["TransferWise ID"],
    sign: { by: "sign" },
  },
  {
    id: "n26",
    name: "N26",
    kind: "current",
    columns: {
      date: ["Booking Date", "Date"],
      description: ["Partner Name", "Payee"],
      details: ["Payment Reference"],
      amount: ["Amount (EUR)"],
    },
    sign: { by: "sign" },
  },
];
