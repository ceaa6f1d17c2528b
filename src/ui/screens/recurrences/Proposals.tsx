import { useSelector } from "@xstate/react";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { FoundProposal } from "../../../application/recurrences/recurrences.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import {
  recurrenceTexts as texts,
  acceptAllQuestion,
} from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { screenOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { ProposalRow } from "./ProposalRow.tsx";
import type { RecurrenceActors } from "./recurrences-feature.ts";
import * as styles from "./proposals.css.ts";
import { draftsWeight } from "../../../domain/recurrences/recurrence-totals.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";

type ProposalsProps = {
  readonly proposals: readonly FoundProposal[];
  readonly today: CivilDate;
  readonly actors: RecurrenceActors;
};

/** The proposals: a line that unfolds them, with a button to accept all; nothing without proposals. */
export const Proposals = (props: ProposalsProps) =>
  props.proposals.length === 0 ? null : <SomeProposals {...props} />;

function SomeProposals({ proposals, today, actors: { acts, all } }: ProposalsProps) {
  const [open, setOpen] = useState(false);
  const [asking, ask] = useState(false);
  const listId = useId();
  const underWay = useSelector(acts, ({ context }) => context.underWay.length > 0);
  const pending = useSelector(all, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Card>
      <section ref={useFocusAfterRemoval<HTMLElement>(screenOf)} aria-label={texts.proposals}>
        <div className={styles.line}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className={styles.signs[open ? "open" : "closed"]} size={16} aria-hidden />
            {texts.proposalCount(proposals.length)}
          </button>
          {proposals.length > 1 && (
            <Button
              variant="secondary"
              size="small"
              disabled={underWay || pending}
              pending={pending}
              pendingLabel={texts.acceptingAll}
              onClick={() => ask(true)}
            >
              {texts.acceptAll}
            </Button>
          )}
        </div>
        <div id={listId} className={styles.opened} hidden={!open}>
          {open && (
            <>
              <p className={styles.hint}>{texts.proposalsHint}</p>
              <ul>
                {proposals.map((proposal) => (
                  <ProposalRow key={proposal.id} proposal={proposal} today={today} acts={acts} />
                ))}
              </ul>
            </>
          )}
        </div>
        <AcceptAll
          open={asking}
          proposals={proposals}
          today={today}
          all={all}
          onClose={() => ask(false)}
        />
      </section>
    </Card>
  );
}

type AcceptAllProps = {
  readonly open: boolean;
  readonly proposals: readonly FoundProposal[];
  readonly today: CivilDate;
  readonly all: RecurrenceActors["all"];
  readonly onClose: () => void;
};

/** Asks once before all proposals are accepted, with their number and total; one undo takes all of it back. */
function AcceptAll({ open, proposals, today, all, onClose }: AcceptAllProps) {
  const weight = draftsWeight(
    proposals.map(({ draft }) => draft),
    today,
  );
  const accept = () => {
    onClose();
    const acts = proposals.map((proposal) => ({ type: "accept", proposal }) as const);
    all.send({ type: "DO", of: { kind: "accept", acts, leftOut: 0 } });
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
