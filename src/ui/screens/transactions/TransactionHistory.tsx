import { Plus, ReceiptText } from "lucide-react";
import { useState } from "react";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { Transaction, TransactionKind } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts as texts, transactionTexts } from "../../../text/transactions.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useTellOverlays } from "../../signed-in-context.ts";
import { TransactionTable } from "./TransactionTable.tsx";
import * as styles from "./transactions.css.ts";

type TransactionHistoryProps = {
  readonly kind: TransactionKind;
  readonly transactions: ListView<Seen<Transaction>>;
};

/** How many rows are drawn at a time, so that a long history opens as fast as a short one. */
const PAGE = 100;

export function TransactionHistory({ kind, transactions }: TransactionHistoryProps) {
  const [shown, setShown] = useState(PAGE);
  const tell = useTellOverlays();
  const { history, empty, emptyHint, add } = transactionTexts[kind];
  const left = transactions.length - shown;
  return (
    <Card title={history}>
      {transactions.length === 0 ? (
        <EmptyState
          icon={<ReceiptText size={24} />}
          message={empty}
          hint={emptyHint}
          action={
            <Button
              icon={<Plus size={16} aria-hidden />}
              onClick={() => tell(({ dialogs }) => dialogs[kind].send({ type: "OPEN_CREATE" }))}
            >
              {add}
            </Button>
          }
        />
      ) : (
        <TransactionTable kind={kind} transactions={transactions.slice(0, shown)} />
      )}
      {left > 0 && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {texts.showMore(Math.min(PAGE, left))}
          </Button>
        </div>
      )}
    </Card>
  );
}
