import { useSelector } from "@xstate/react";
import { isUnderWay } from "../../../application/machines/recurrence-acts.machine.ts";
import type { FoundProposal } from "../../../application/ports/recurrences.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { formatEuros } from "../../../text/format.ts";
import { priceChangeText } from "../../../text/price-changes.ts";
import { recurrenceName, recurrenceTexts as texts, rhythmText } from "../../../text/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { RecurrenceActsActor } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";

type ProposalsProps = {
  readonly proposals: readonly FoundProposal[];
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
};

/** What seems to come again, to be planned or dismissed with one press; nothing where there is none. */
export function Proposals({ proposals, today, acts }: ProposalsProps) {
  const context = useSelector(acts, (snapshot) => snapshot.context);
  if (proposals.length === 0) return null;
  return (
    <Card title={texts.proposals}>
      <p className={styles.detail}>{texts.proposalsHint}</p>
      <ul className={styles.list}>
        {proposals.map((proposal) => {
          const { draft, changed } = proposal;
          const name = recurrenceName(draft);
          const amount = draft.cost.of === "each" ? draft.cost.amount : draft.cost.total;
          const pending = isUnderWay(context, proposal.id);
          return (
            <li key={proposal.id} className={styles.row}>
              <div className={styles.what}>
                <p className={styles.name}>{name}</p>
                <p className={styles.detail}>
                  {[
                    formatEuros(amount),
                    ...(changed === null ? [] : [priceChangeText(changed, amount, today)]),
                    rhythmText(draft),
                    ...(draft.mode === "confirm" ? [texts.confirms] : []),
                    texts.found(proposal.seen),
                  ].join(" · ")}
                </p>
              </div>
              <div className={styles.actions}>
                <Button
                  variant="ghost"
                  size="small"
                  disabled={pending}
                  aria-label={texts.dismissOf(name)}
                  onClick={() => acts.send({ type: "ACT", act: { type: "dismiss", proposal } })}
                >
                  {texts.dismiss}
                </Button>
                <Button
                  size="small"
                  disabled={pending}
                  aria-label={texts.acceptOf(name)}
                  onClick={() => acts.send({ type: "ACT", act: { type: "accept", proposal } })}
                >
                  {texts.accept}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
