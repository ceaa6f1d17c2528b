import { Plus, ReceiptText, SearchX, X } from "lucide-react";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { historyTexts } from "../../../text/history.ts";
import { transactionFormTexts as texts, transactionTexts } from "../../../text/transactions.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useTellOverlays } from "../../signed-in-context.ts";

type TransactionsEmptyProps = {
  readonly kind: TransactionKind;
  /** Nothing was ever recorded, nothing in this month, or nothing that the filters let through. */
  readonly why: "new" | "month" | "filtered";
  readonly searched: boolean;
  readonly onClear: () => void;
};

export function TransactionsEmpty({ kind, why, searched, onClear }: TransactionsEmptyProps) {
  const tell = useTellOverlays();
  const { empty, emptyHint, add } = transactionTexts[kind];
  return why === "filtered" ? (
    <EmptyState
      icon={<SearchX size={24} />}
      message={historyTexts.empty}
      hint={historyTexts.emptyHint(searched)}
      action={
        <Button variant="secondary" icon={<X size={16} aria-hidden />} onClick={onClear}>
          {historyTexts.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<ReceiptText size={24} />}
      message={empty}
      hint={why === "new" ? emptyHint : texts.emptyMonth}
      action={
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => tell(({ dialogs }) => dialogs[kind].send({ type: "OPEN_CREATE" }))}
        >
          {add}
        </Button>
      }
    />
  );
}
