import { Plus, ReceiptText } from "lucide-react";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import {
  transactionFormTexts as texts,
  transactionTexts,
} from "../../../text/transactions/transactions.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";

type TransactionsEmptyProps = {
  readonly kind: TransactionKind;
  /** Whether nothing was ever recorded, rather than nothing in this month. */
  readonly isNew: boolean;
};

export function TransactionsEmpty({ kind, isNew }: TransactionsEmptyProps) {
  const notify = useOverlayNotify();
  const { empty, emptyHint, add } = transactionTexts[kind];
  return (
    <EmptyState
      icon={<ReceiptText size={24} />}
      message={empty}
      hint={isNew ? emptyHint : texts.emptyMonth}
      action={
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => notify(({ entry }) => entry.add(kind))}
        >
          {add}
        </Button>
      }
    />
  );
}
