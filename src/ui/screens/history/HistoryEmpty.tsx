import { SearchX, X } from "lucide-react";
import { historyTexts as texts } from "../../../text/history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { QuickEntry } from "../transactions/QuickEntry.tsx";

type HistoryEmptyProps = {
  /** Whether there are records that the filters hide. */
  readonly filtered: boolean;
  readonly searched: boolean;
  readonly onClear: () => void;
};

export const HistoryEmpty = ({ filtered, searched, onClear }: HistoryEmptyProps) => (
  <EmptyState
    icon={<SearchX size={24} />}
    message={texts.empty}
    hint={filtered ? texts.emptyHint(searched) : texts.nothingYet}
    action={
      filtered ? (
        <Button variant="secondary" icon={<X size={16} aria-hidden />} onClick={onClear}>
          {texts.clear}
        </Button>
      ) : (
        <QuickEntry primary="expense" />
      )
    }
  />
);
