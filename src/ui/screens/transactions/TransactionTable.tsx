import { readableText } from "../../../domain/guessing/readable-text.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction, TransactionKind } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts as texts, transactionTexts } from "../../../text/transactions.ts";
import { DataTable, type Column } from "../../components/DataTable/DataTable.tsx";
import { CategoryName } from "../../components/CategoryMark/CategoryName.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { RecordDate } from "./RecordDate.tsx";
import { RowActions } from "./RowActions.tsx";

type TransactionTableProps = {
  readonly kind: TransactionKind;
  readonly transactions: readonly Seen<Transaction>[];
};

const columns: readonly Column<Seen<Transaction>>[] = [
  {
    key: "date",
    header: texts.date,
    place: "meta",
    cell: ({ date }) => <RecordDate date={date} />,
  },
  {
    key: "category",
    header: texts.category,
    place: "detail",
    cell: ({ kind, category }) => <CategoryName kind={kind} name={category} />,
  },
  {
    key: "description",
    header: texts.description,
    place: "title",
    cell: ({ description }) =>
      description !== null && <span title={description}>{readableText(description)}</span>,
  },
  {
    key: "amount",
    header: texts.amount,
    place: "value",
    align: "end",
    cell: ({ kind, amount }) => (
      <Money amount={amount} tone={kind === "income" ? "positive" : "plain"} />
    ),
  },
  {
    key: "actions",
    header: texts.actions,
    place: "actions",
    align: "end",
    cell: (transaction) => <RowActions transaction={transaction} />,
  },
];

export const TransactionTable = ({ kind, transactions }: TransactionTableProps) => (
  <DataTable
    caption={transactionTexts[kind].history}
    columns={columns}
    rows={transactions}
    rowKey={({ id }) => id}
  />
);
