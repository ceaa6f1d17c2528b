import { useSelector } from "@xstate/react";
import { isUnderWay } from "../../../application/recurrences/recurrence-acts.machine.ts";
import type { FoundProposal } from "../../../application/recurrences/recurrences.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { priceChangeText } from "../../../text/recurrences/price-changes.ts";
import {
  recurrenceName,
  recurrenceTexts as texts,
  rhythmText,
} from "../../../text/recurrences/recurrences.ts";
import { Button } from "../../components/Button/Button.tsx";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { useCategoryLooks } from "../../use-category-looks.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { RecurrenceActsActor } from "./recurrences-feature.ts";
import * as styles from "./recurrence-row.css.ts";

type ProposalRowProps = {
  readonly proposal: FoundProposal;
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
};

/** A proposal, accepted or dismissed with one press. */
export function ProposalRow({ proposal, today, acts }: ProposalRowProps) {
  const { draft, changed, seen } = proposal;
  const pending = useSelector(acts, ({ context }) => isUnderWay(context, proposal.id));
  const { colour, icon } = useCategoryLooks()(draft.kind, draft.category);
  const name = recurrenceName(draft);
  const amount = draft.cost.of === "each" ? draft.cost.amount : draft.cost.total;
  const act = (type: "accept" | "dismiss") => () =>
    acts.send({ type: "ACT", act: { type, proposal } });
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <CategoryMark colour={colour} icon={icon} />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {[
            ...(changed === null ? [] : [priceChangeText(changed, amount, today)]),
            rhythmText(draft),
            ...(draft.mode === "confirm" ? [texts.confirms] : []),
            texts.found(seen),
          ].join(" · ")}
        </p>
      </div>
      <p className={styles.amount}>
        <Money
          amount={effectOf({ kind: draft.kind, amount })}
          tone={draft.kind === "income" ? "positive" : "plain"}
          signed
        />
      </p>
      <div className={styles.answers}>
        <Button
          variant="ghost"
          size="small"
          disabled={pending}
          aria-label={texts.dismissOf(name)}
          onClick={act("dismiss")}
        >
          {texts.dismiss}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={pending}
          aria-label={texts.acceptOf(name)}
          onClick={act("accept")}
        >
          {texts.accept}
        </Button>
      </div>
    </li>
  );
}
