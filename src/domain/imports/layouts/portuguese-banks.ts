import type { Layout } from "../layout.ts";

const DESCRIPTION = ["Descrição"];

const CGD = "Caixa Geral de Depósitos";

/** The banks of Portugal, those that ask for more columns before those that ask for fewer. */
export const PORTUGUESE_BANKS: readonly Layout[] = [
  {
    id: "cgd-ordem",
    name: `${CGD}, conta à ordem`,
    kind: "current",
    columns: {
      date: ["Data mov."],
      description: DESCRIPTION,
      debit: ["Débito"],
      credit: ["Crédito"],
      balance: ["Saldo contabilístico"],
    },
    also: ["Saldo disponível"],
  },
  {
    id: "cgd-poupanca",
    name: `${CGD}, poupança`,
    kind: "savings",
    columns: {
      date: ["Data mov."],
      description: DESCRIPTION,
      debit: ["Débito"],
      credit: ["Crédito"],
      balance: ["Saldo contabilístico"],
    },
  },
  {
    id: "cgd-conta",
    name: `${CGD}, conta`,
    kind: "current",
    columns: {
      date: ["Data mov."],
      description: DESCRIPTION,
      amount: ["Montante"],
      balance: ["Saldo contabilístico após movimento"],
    },
  },
  {
    id: "cgd-empresas",
    name: `${CGD}, empresas`,
    kind: "current",
    columns: {
      date: ["Data mov."],
      description: DESCRIPTION,
      amount: ["Movimento"],
      balance: ["Saldo contabilístico após movimento"],
    },
    also: ["Estorno"],
  },
  {
    id: "cgd-cartao",
    name: `${CGD}, cartão`,
    kind: "card",
    columns: {
      date: ["Data"],
      description: DESCRIPTION,
      debit: ["Débito"],
      credit: ["Crédito"],
    },
    above: "cartao",
  },
  {
    id: "millennium-csv",
    name: "Millennium bcp, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data lançamento"],
      description: DESCRIPTION,
      amount: ["Montante"],
      direction: ["Tipo"],
      balance: ["Saldo"],
    },
  },
  {
    id: "millennium-xlsx",
    name: "Millennium bcp, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Lançamento"],
      description: DESCRIPTION,
      amount: ["Montante"],
      currency: ["Moeda"],
    },
    optional: { balance: ["Saldo Contabilístico"] },
    also: ["Tratado"],
  },
  {
    id: "santander",
    name: "Santander, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Operação"],
      description: DESCRIPTION,
      amount: ["Montante( EUR )"],
      balance: ["Saldo Contabilístico( EUR )"],
    },
  },
  {
    id: "santander-empresas",
    name: "Santander, empresas",
    kind: "current",
    columns: {
      date: ["Data da operação"],
      description: ["Descrição da Conta"],
      details: ["Tipo"],
      amount: ["Montante"],
      currency: ["Moeda"],
      balance: ["Saldo contabilístico"],
    },
  },
  {
    id: "bpi",
    name: "BPI, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Mov."],
      description: ["Descrição do Movimento"],
      amount: ["Valor em EUR"],
      balance: ["Saldo em EUR"],
    },
  },
  {
    id: "activobank-cartao",
    name: "ActivoBank, cartão de crédito",
    kind: "card",
    columns: {
      date: ["Data Lanc."],
      description: DESCRIPTION,
      amount: ["Valor"],
    },
    optional: { balance: ["Saldo"] },
    above: "cartao",
    sign: { by: "inverted-sign" },
  },
  {
    id: "activobank",
    name: "ActivoBank, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Lanc."],
      description: DESCRIPTION,
      amount: ["Valor"],
      balance: ["Saldo"],
    },
  },
  {
    id: "novobanco-debito-credito",
    name: "Novo Banco, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Lançamento", "Data Movimento"],
      description: DESCRIPTION,
      debit: ["Débito"],
      credit: ["Crédito"],
      balance: ["Saldo"],
    },
  },
  {
    id: "novobanco-montante",
    name: "Novo Banco, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Movimento"],
      description: DESCRIPTION,
      amount: ["Montante"],
      balance: ["Saldo"],
    },
  },
  {
    id: "novobanco-valor",
    name: "Novo Banco, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data Operação"],
      description: ["Movimento"],
      amount: ["Valor"],
      balance: ["Saldo Disponível"],
    },
  },
  {
    id: "montepio",
    name: "Montepio, conta à ordem",
    kind: "current",
    columns: {
      date: ["DATA MOV."],
      description: DESCRIPTION,
      amount: ["IMPORTÂNCIA"],
    },
    optional: { balance: ["SALDO CONTABILÍSTICO", "SALDO"], currency: ["MOEDA"] },
  },
  {
    id: "credito-agricola",
    name: "Crédito Agrícola, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data de Movimento"],
      description: DESCRIPTION,
      details: ["Descritivo"],
      amount: ["Montante"],
      direction: ["D", "D/C"],
      balance: ["Saldo Contabilístico"],
    },
    sign: { by: "word", words: { income: ["c"], expense: ["d"] } },
  },
  {
    id: "banco-ctt",
    name: "Banco CTT, conta à ordem",
    kind: "current",
    columns: {
      date: ["Data"],
      description: DESCRIPTION,
      amount: ["Montante*"],
      currency: ["Moeda"],
      account: ["Conta"],
    },
    also: ["Data Valor", "Tipo"],
  },
  {
    id: "universo",
    name: "Universo, cartão",
    kind: "card",
    columns: {
      date: ["Data"],
      description: ["Movimento"],
      amount: ["Montante"],
      account: ["Cartão"],
    },
    also: ["Modalidade"],
  },
];
