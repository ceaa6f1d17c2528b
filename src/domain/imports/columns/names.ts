import { columnNamed } from "../tables/header.ts";

/** The usual column names of banks; a name that ends in `*` is a prefix. Saldo is never an amount. */
export const USUAL_NAMES = {
  date: [
    "Data mov*",
    "Data lanc*",
    "Data op*",
    "Data",
    "Date",
    "Data*",
    "Booking*",
    "Dia",
    "Fecha*",
  ],
  net: ["Líquido", "Valor líquido", "Montante líquido", "Net", "Net amount", "Amount net"],
  description: [
    "Descrição*",
    "Descri*",
    "Description",
    "Payee",
    "Beneficiário",
    "Comerciante",
    "Movimento",
    "Designação",
    "Histórico",
    "Memo",
    "Title",
    "Nome",
    "Name",
  ],
  amount: [
    "Montante",
    "Valor",
    "Montante*",
    "Valor eur*",
    "Valor em*",
    "Importância*",
    "Amount",
    "Amount*",
    "Quantia",
    "Importe",
    "Betrag*",
    "Bedrag*",
    "Buchungsbetrag",
    "Bruto",
    "Gross*",
    "Total",
  ],
  debit: ["Débito*", "Debit*", "Valor a déb*", "Saída*", "Saiu", "Outflow", "Despesa*"],
  credit: ["Crédito*", "Credit*", "Valor a créd*", "Entrada*", "Entrou", "Inflow", "Receita*"],
  balance: ["Saldo contab*", "Saldo", "Balance", "Running balance", "Saldo*", "Balance*"],
  currency: ["Moeda", "Moeda da conta", "Currency", "Currency code", "CCY", "Divisa", "Devise"],
  category: ["Categoria", "Category"],
} as const;

/** Names of columns that are recognised only together with their cells. */
const OPTIONAL_NAMES = {
  state: ["Estado", "Estado*", "Situação", "State", "Status", "Status*"],
  fee: [
    "Comissão",
    "Comissões",
    "Comissão*",
    "Taxa",
    "Taxas",
    "Fee",
    "Fees",
    "Fee amount",
    "Encargo",
    "Encargos",
    "Despesas bancárias",
    "Commission",
    "Charges",
  ],
  account: [
    "Conta",
    "N.º da conta",
    "N.º de conta",
    "N.º conta",
    "Número da conta",
    "Account",
    "Account number",
    "Account name",
    "IBAN",
    "IBAN da conta",
    "Conta à ordem",
    "Nome da conta",
  ],
} as const;

type OptionalRole = keyof typeof OPTIONAL_NAMES;

/** The column with a usual name of an optional role; null if there is none. */
export const optionalColumn = (header: readonly string[], role: OptionalRole): number | null =>
  columnNamed(header, OPTIONAL_NAMES[role]);

/** The names of the columns without those that are taken. */
export const freeNames = (header: readonly string[], taken: ReadonlySet<number>) =>
  header.map((name, at) => (taken.has(at) ? "" : name));
