import { useSelector } from "@xstate/react";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { FoundProposal } from "../../../application/recurrences/recurrences.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { screenOf, useHeir } from "../../use-heir.ts";
import { AcceptAll } from "./AcceptAll.tsx";
import { ProposalRow } from "./ProposalRow.tsx";
import type { RecurrenceActsActor } from "./recurrences-feature.ts";
import * as styles from "./proposals.css.ts";

type ProposalsProps = {
  readonly proposals: readonly FoundProposal[];
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
};

/** The proposals: a line that unfolds them, with a button to accept all; nothing without proposals. */
export const Proposals = (props: ProposalsProps) =>
  props.proposals.length === 0 ? null : <SomeProposals {...props} />;

function SomeProposals({ proposals, today, acts }: ProposalsProps) {
  const [open, setOpen] = useState(false);
  const [asking, ask] = useState(false);
  const listId = useId();
  const busy = useSelector(acts, ({ context }) => context.underWay.length > 0);
  return (
    <Card>
      <section ref={useHeir<HTMLElement>(screenOf)} aria-label={texts.proposals}>
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
            <Button variant="secondary" size="small" disabled={busy} onClick={() => ask(true)}>
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
          acts={acts}
          onClose={() => ask(false)}
        />
      </section>
    </Card>
  );
}
