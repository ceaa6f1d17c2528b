import type { FoundProposal } from "../../../application/recurrences/recurrences.ts";
import { draftsWeight } from "../../../domain/recurrences/weight.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import {
  acceptAllQuestion,
  recurrenceTexts as texts,
} from "../../../text/recurrences/recurrences.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { RecurrenceActsActor } from "./recurrences-feature.ts";

type AcceptAllProps = {
  readonly open: boolean;
  readonly proposals: readonly FoundProposal[];
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
  readonly onClose: () => void;
};

/** Asks once before all proposals are accepted, with their number and total; each has its own request. */
export function AcceptAll({ open, proposals, today, acts, onClose }: AcceptAllProps) {
  const weight = draftsWeight(
    proposals.map(({ draft }) => draft),
    today,
  );
  const accept = () => {
    onClose();
    for (const proposal of proposals) acts.send({ type: "ACT", act: { type: "accept", proposal } });
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.acceptAllTitle(proposals.length)}
      message={acceptAllQuestion(weight)}
      confirmLabel={texts.acceptAll}
      pendingLabel={texts.acceptAll}
      pending={false}
      onConfirm={accept}
      onCancel={onClose}
    />
  );
}
