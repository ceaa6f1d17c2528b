import type { Layout } from "../layout.ts";

/** The table of one account in Revolut's consolidated statement. */
export const REVOLUT_SECTION: Layout = {
  id: "revolut",
  name: "Revolut",
  kind: "current",
  columns: {
    date: ["Data", "Date"],
    description: ["Descrição", "Description"],
    amount: ["Dinheiro a entrar/sair", "Money in/out"],
    balance: ["Saldo", "Balance"],
  },
  sign: { by: "sign" },
};
