import { useSelector } from "@xstate/react";
import { useDeferredValue, useMemo, useState } from "react";
import { ruleForLine, type RuleEntry } from "../../../application/forms/rule-form.ts";
import type { CategoryLists } from "../../../application/use-cases/view-categories.ts";
import { isShown, type Shown } from "../../../domain/imports/review/shown-lines.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import type { ReviewLine } from "../../../domain/imports/review/review.ts";
import { Card } from "../../components/Card/Card.tsx";
import { DivideDialog } from "../shared/DivideDialog.tsx";
import type { ImportActor } from "./imports-feature.ts";
import { ReviewActions } from "./ReviewActions.tsx";
import { ReviewFiles } from "./ReviewFiles.tsx";
import { ReviewHeadings } from "./ReviewHeadings.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewQuestions } from "./ReviewQuestions.tsx";
import { step } from "./review.css.ts";
import { RuleDialog } from "./RuleDialog.tsx";
import { UnreadRows } from "./UnreadRows.tsx";

type ReviewStepProps = {
  readonly actor: ImportActor;
  readonly categories: CategoryLists;
  readonly newId: () => TransactionId;
};

/** All that will come of the files, before it happens. */
export function ReviewStep({ actor, categories, newId }: ReviewStepProps) {
  const open = useSelector(actor, ({ context }) => context.open);
  const [shown, setShown] = useState<Shown>("all");
  const [divided, setDivided] = useState<ReviewLine | null>(null);
  const [ruled, setRuled] = useState<RuleEntry | null>(null);
  // What stands around the list is there a frame before it: both at once would hold the page up.
  const listed = useDeferredValue(true, false);
  const lines = useMemo(
    () => (open?.review.lines ?? []).filter((line) => isShown(line, shown)),
    [open, shown],
  );
  if (open === null) return null;
  return (
    <div className={step}>
      <ReviewFiles open={open} actor={actor} />
      <ReviewQuestions open={open} actor={actor} />
      <Card>
        <ReviewHeadings review={open.review} shown={shown} onShow={setShown} />
        {listed && (
          <ReviewList
            lines={lines}
            shown={shown}
            categories={categories}
            decide={(decision) => actor.send({ type: "DECIDE", decision })}
            onDivide={setDivided}
            onRule={(line) => setRuled(ruleForLine(line, open.rules))}
          />
        )}
      </Card>
      <UnreadRows files={open.review.files} />
      <ReviewActions actor={actor} review={open.review} />
      <DivideDialog
        line={divided}
        categories={categories}
        newId={newId}
        onDivide={(id, parts) =>
          actor.send({ type: "DECIDE", decision: { id, to: "divide", parts } })
        }
        onClose={() => setDivided(null)}
      />
      <RuleDialog
        entry={ruled}
        categories={categories}
        onRule={(rule) => actor.send({ type: "RULE", rule })}
        onClose={() => setRuled(null)}
      />
    </div>
  );
}
