import { useMemo, type ComponentProps } from "react";
import { ReceiptText } from "lucide-react";
import { readHistoryFields } from "../../../application/history/history-fields.ts";
import type { PickedFile } from "../../../application/imports/import-steps.ts";
import type { History } from "../../../application/history/view-history.ts";
import { isFiltering } from "../../../domain/transactions/filter.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { historyViewer } from "../../../domain/history/history-view.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import type { Search } from "../../address.ts";
import { Card } from "../../components/Card/Card.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { FileDrop } from "./FileDrop.tsx";
import { HistoryExport } from "./HistoryExport.tsx";
import type { HistoryActors } from "./history-feature.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryList } from "./HistoryList.tsx";
import { HistoryTotals } from "./HistoryTotals.tsx";
import { MonthlyTrend } from "./MonthlyTrend.tsx";
import * as styles from "./history.css.ts";
import { useHistoryQuery } from "./use-history-query.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { QuickEntry } from "../transactions/QuickEntry.tsx";
import { TrashLink } from "../trash/TrashLink.tsx";
import { NothingFound } from "./NothingFound.tsx";

type HistoryScreenProps = {
  readonly history: History;
  readonly actors: HistoryActors;
  readonly search: Search;
  readonly onSearch: (search: Search, replace: boolean) => void;
  /** Called with files that are dropped on the screen. */
  readonly onFiles: (files: readonly PickedFile[]) => void;
};

/** All income and expenses in one list. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { history, actors, search, onSearch, onFiles } = props;
  const { fields, send } = useHistoryQuery(search, history.categories, onSearch);
  const query = useMemo(() => readHistoryFields(fields), [fields]);
  const view = useMemo(() => historyViewer<WithRevision<Transaction>>(query), [query]);
  const { transactions, totals, months, unfinished } = useMemo(
    () => view(history.months),
    [view, history.months],
  );
  return (
    <FileDrop onFiles={onFiles}>
      <div className={styles.first}>
        <PageHeader
          title={texts.title}
          subtitle={texts.subtitle}
          actions={
            <>
              <TrashLink />
              <HistoryExport {...{ transactions, unfinished }} actor={actors.exporting} />
            </>
          }
        />
        <HistoryTotals totals={totals} />
        <Card className={styles.rest}>
          <HistoryFilters fields={fields} categories={history.categories} send={send} />
          <output className={unfinished && isFiltering(query.filter) ? undefined : visuallyHidden}>
            {texts.found(transactions.length)}
            {unfinished && ` ${texts.soFar}`}
          </output>
          {transactions.length === 0 ? (
            <HistoryEmpty isNew={history.months.length === 0} {...{ fields, send }} />
          ) : (
            <HistoryList transactions={transactions} query={query} />
          )}
        </Card>
      </div>
      <MonthlyTrend months={months} />
    </FileDrop>
  );
}

type HistoryEmptyProps = ComponentProps<typeof NothingFound> & {
  /** Whether nothing was ever recorded. */
  readonly isNew: boolean;
};

const HistoryEmpty = ({ isNew, ...asked }: HistoryEmptyProps) =>
  isNew ? (
    <EmptyState
      icon={<ReceiptText size={24} />}
      message={texts.empty}
      hint={texts.nothingYet}
      action={<QuickEntry primary="expense" />}
    />
  ) : (
    <NothingFound {...asked} />
  );
