import { ReceiptText } from "lucide-react";
import type { ComponentProps } from "react";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { QuickEntry } from "../transactions/QuickEntry.tsx";
import { NothingFound } from "./NothingFound.tsx";

type HistoryEmptyProps = ComponentProps<typeof NothingFound> & {
  /** Whether nothing was ever recorded. */
  readonly isNew: boolean;
};

export const HistoryEmpty = ({ isNew, ...asked }: HistoryEmptyProps) =>
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
