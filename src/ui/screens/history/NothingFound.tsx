import { ArrowLeftRight, SearchX, X } from "lucide-react";
import {
  readHistoryFields,
  type HistoryFields,
} from "../../../application/history/history-fields.ts";
import type { HistoryQueryEvent } from "../../../application/history/history-query.machine.ts";
import { hasInvertedDates } from "../../../domain/transactions/inverted-dates.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

type NothingFoundProps = {
  readonly fields: HistoryFields;
  readonly send: (event: HistoryQueryEvent) => void;
};

/** Shown where no record matches the filters. */
export function NothingFound({ fields, send }: NothingFoundProps) {
  const { from, to } = fields;
  return hasInvertedDates(readHistoryFields(fields).filter) ? (
    <EmptyState
      icon={<SearchX size={24} />}
      message={texts.empty}
      hint={texts.swappedDates}
      action={
        <Button
          icon={<ArrowLeftRight size={16} aria-hidden />}
          onClick={() => send({ type: "CHOOSE", changes: { from: to, to: from } })}
        >
          {texts.swapDates}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<SearchX size={24} />}
      message={texts.empty}
      hint={texts.emptyHint(fields.search.trim() !== "")}
      action={
        <Button
          variant="secondary"
          icon={<X size={16} aria-hidden />}
          onClick={() => send({ type: "CLEAR" })}
        >
          {texts.clear}
        </Button>
      }
    />
  );
}
