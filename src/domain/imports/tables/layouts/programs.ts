import { INVOICES } from "../../invoices.ts";
import type { Layout } from "../layout.ts";

/** Tables that are not a bank's: our own exports, the tax portal's, and exports of other finance programs. */
export const PROGRAMS: readonly Layout[] = [
  {
    id: "fincontrol-csv",
    name: "FinControl, histórico",
    kind: "cash",
    columns: {
      date: ["Data"],
      direction: ["Tipo"],
      category: ["Categoria"],
      amount: ["Valor"],
      description: ["Descrição"],
    },
    sign: { by: "word", words: { income: ["receita"], expense: ["despesa"] } },
    inert: true,
  },
  {
    ...INVOICES,
    kind: "cash",
    columns: {
      date: ["Data Emissão"],
      description: ["Emitente"],
      direction: ["Tipo"],
      amount: ["Total"],
    },
    also: ["Base Tributável"],
    sign: {
      by: "word",
      words: { income: ["notadecredito"], expense: [], otherwise: "expense" },
    },
    taxNumber: true,
  },
  {
    id: "actual",
    name: "Actual Budget",
    kind: "current",
    columns: {
      date: ["Date"],
      description: ["Payee"],
      details: ["Notes"],
      category: ["Category"],
      amount: ["Amount"],
    },
    also: ["Account", "Cleared"],
    sign: { by: "sign" },
  },
  {
    id: "firefly",
    name: "Firefly III",
    kind: "current",
    columns: {
      date: ["date"],
      description: ["description"],
      direction: ["type"],
      amount: ["amount"],
      currency: ["currency_code"],
      category: ["category"],
    },
    also: ["journal_id"],
    sign: { by: "word", words: { income: ["deposit"], expense: ["withdrawal"] } },
    inert: true,
  },
  {
    id: "ynab",
    name: "YNAB",
    kind: "current",
    columns: {
      date: ["Date"],
      description: ["Payee"],
      details: ["Memo"],
      debit: ["Outflow"],
      credit: ["Inflow"],
      category: ["Category"],
    },
    anyDayOrder: true,
  },
  {
    id: "cashew",
    name: "Cashew",
    kind: "current",
    columns: {
      date: ["date"],
      description: ["title"],
      details: ["note"],
      amount: ["amount"],
      currency: ["currency"],
      category: ["category name"],
    },
    also: ["income"],
    sign: { by: "sign" },
  },
];
