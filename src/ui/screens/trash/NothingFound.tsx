import { SearchX, X } from "lucide-react";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

type NothingFoundProps = {
  /** Whether more of the trash is still being read. */
  readonly soFar: boolean;
  readonly onClear: () => void;
};

/** Replaces the list where nothing in the trash matches. */
export const NothingFound = ({ soFar, onClear }: NothingFoundProps) => (
  <EmptyState
    icon={<SearchX size={24} />}
    message={soFar ? texts.nothingFoundSoFar : texts.nothingFound}
    hint={texts.nothingFoundHint}
    action={
      <Button variant="secondary" icon={<X size={16} aria-hidden />} onClick={onClear}>
        {texts.clear}
      </Button>
    }
  />
);
