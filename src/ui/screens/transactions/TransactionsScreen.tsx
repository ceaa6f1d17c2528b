import type { TransactionBook } from "../../../application/use-cases/view-transactions.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts as texts, transactionTexts } from "../../../text/transactions.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { QuickEntry } from "./QuickEntry.tsx";
import { TopCategories } from "./TopCategories.tsx";
import { TransactionHistory } from "./TransactionHistory.tsx";
import * as styles from "./transactions.css.ts";

type TransactionsScreenProps = {
  readonly kind: TransactionKind;
  readonly book: TransactionBook;
};

/** The income or the expense screen. */
export function TransactionsScreen({ kind, book }: TransactionsScreenProps) {
  const { title, subtitle, total } = transactionTexts[kind];
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={<QuickEntry primary={kind} />} />
      <div className={styles.cards}>
        <Card title={total}>
          <Money
            amount={book.total}
            tone={kind === "income" ? "positive" : "negative"}
            size="figure"
          />
          <p className={styles.note}>{texts.records(book.count)}</p>
        </Card>
        {kind === "expense" && book.topCategories.length > 0 && (
          <Card title={texts.topCategories}>
            <TopCategories shares={book.topCategories} withAmounts />
          </Card>
        )}
      </div>
      <TransactionHistory kind={kind} transactions={book.transactions} />
    </>
  );
}
