import { useMemo } from "react";
import { readHistoryFields } from "../../../application/history/history-fields.ts";
import { transactionLister } from "../../../application/history/list-transactions.ts";
import type { TransactionBook } from "../../../application/history/view-transactions.ts";
import { listedMonth, type ListedMonth } from "../../../domain/transactions/listed-month.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import {
  transactionFormTexts as texts,
  transactionTexts,
} from "../../../text/transactions/transactions.ts";
import type { Search } from "../../address.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { expensesIn } from "../../components/HistoryLink/history-of.ts";
import { Money } from "../../components/Money/Money.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useToday } from "../../signed-in-context.ts";
import { useCategoryLooks } from "../../use-category-looks.ts";
import { useHistoryQuery } from "../history/use-history-query.ts";
import { ListMonth } from "./ListMonth.tsx";
import { QuickEntry } from "./QuickEntry.tsx";
import { TopCategories } from "./TopCategories.tsx";
import { TransactionHistory } from "./TransactionHistory.tsx";
import * as styles from "./transactions.css.ts";

type TransactionsScreenProps = {
  readonly kind: TransactionKind;
  readonly book: TransactionBook;
  /** The chosen month, if any, and the other search params. */
  readonly month: ListedMonth | null;
  readonly search: Search;
  readonly onSearch: (search: Search, replace: boolean) => void;
};

const NO_CATEGORIES = { income: [], expense: [] } as const;

/** The income or the expense screen: the records of a month, or the results of a search. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { kind, book, month, search, onSearch } = props;
  const today = useToday();
  const looks = useCategoryLooks();
  const { title, subtitle, total } = transactionTexts[kind];
  const categories = useMemo(
    () => ({ ...NO_CATEGORIES, [kind]: book.categories[kind] }),
    [kind, book.categories],
  );
  const { fields, send } = useHistoryQuery(search, categories, onSearch);
  const query = useMemo(() => readHistoryFields(fields), [fields]);
  const list = useMemo(() => transactionLister(query), [query]);
  const listed = listedMonth(month, query.filter, today);
  const shown = useMemo(() => list(book.months, listed), [list, book.months, listed]);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {book.months.length > 0 && <ListMonth kind={kind} listed={listed} search={search} />}
            <QuickEntry primary={kind} />
          </>
        }
      />
      <div className={styles.cards}>
        <Card title={total} action={<Badge>{texts.monthName(listed, today)}</Badge>}>
          <div className={styles.total}>
            <Money
              amount={shown.total}
              tone={kind === "income" ? "positive" : "negative"}
              size="figure"
            />
            <p className={styles.note}>{texts.records(shown.count)}</p>
          </div>
        </Card>
        {kind === "expense" && shown.topCategories.length > 0 && (
          <Card title={texts.topCategories}>
            <TopCategories
              shares={shown.topCategories}
              withAmounts
              paintOf={(category) => looks("expense", category).colour}
              recordsOf={(category) => ({
                ...query.filter,
                ...expensesIn(listed === "all" ? [] : [listed], category),
              })}
            />
          </Card>
        )}
      </div>
      <TransactionHistory
        kind={kind}
        list={shown}
        query={query}
        isNew={book.months.length === 0}
        filters={{ fields, categories, send }}
      />
    </>
  );
}
