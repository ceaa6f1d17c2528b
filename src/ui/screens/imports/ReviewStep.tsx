import { useSelector } from "@xstate/react";
import { useDeferredValue, useMemo, useState } from "react";
import { divisionFieldsOf } from "../../../application/entries/division-form.ts";
import { ruleForLine } from "../../../application/rules/rule-form.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { Category } from "../../../domain/categories/category.ts";
import { isShown, type Shown } from "../../../domain/imports/review/shown-lines.ts";
import { Card } from "../../components/Card/Card.tsx";
import { DivideDialog } from "../shared/DivideDialog.tsx";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";
import { FileCategories } from "./categories/FileCategories.tsx";
import type { ImportActors } from "./imports-feature.ts";
import { FileQuestions } from "./FileQuestions.tsx";
import { ReviewActions } from "./ReviewActions.tsx";
import { ReviewFiles } from "./ReviewFiles.tsx";
import { ReviewHeadings } from "./ReviewHeadings.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewQuestions } from "./ReviewQuestions.tsx";
import { step } from "./review.css.ts";
import { FaultyFiles } from "./unread/FaultyFiles.tsx";
import { UnreadRows } from "./unread/UnreadRows.tsx";
import { RuleDialog } from "../rules/RuleDialog.tsx";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";

type ReviewStepProps = {
  readonly actors: Pick<
    ImportActors,
    "importing" | "dividing" | "ruling" | "makeCategories" | "example"
  >;
  readonly categories: CategoryLists;
  readonly ownCategories: readonly Category[];
};

/** The whole result of an import, before it is made. */
export function ReviewStep({ actors, categories, ownCategories }: ReviewStepProps) {
  const { importing: actor, dividing, ruling } = actors;
  const open = useSelector(actor, ({ context }) => context.open);
  const [shown, setShown] = useState<Shown>("all");
  // The list is rendered a frame after its surroundings: both at once would block the page.
  const listed = useDeferredValue(true, false);
  const lines = useMemo(
    () => (open?.review.lines ?? []).filter((line) => isShown(line, shown)),
    [open, shown],
  );
  if (open === null) return null;
  return (
    <div className={step}>
      {open.unseen && <NeedsServerPart failure={open.unseen} sentence={needs.comparison} />}
      <FaultyFiles actor={actor} example={actors.example} />
      <ReviewFiles open={open} actor={actor} />
      <FileQuestions review={open.review} actor={actor} />
      <ReviewQuestions open={open} actor={actor} />
      <FileCategories
        review={open.review}
        own={ownCategories}
        actor={actor}
        making={actors.makeCategories}
      />
      <Card>
        <ReviewHeadings review={open.review} shown={shown} onShow={setShown} />
        {listed && (
          <ReviewList
            lines={lines}
            shown={shown}
            categories={categories}
            decide={(decision) => actor.send({ type: "DECIDE", decision })}
            onDivide={(line) =>
              dividing.send({ type: "OPEN_EDIT", id: line, fields: divisionFieldsOf(line) })
            }
            onRule={(line) =>
              ruling.send({ type: "OPEN_CREATE", fields: ruleForLine(line, open.rules) })
            }
          />
        )}
      </Card>
      <UnreadRows review={open.review} actor={actor} example={actors.example} />
      <ReviewActions actor={actor} review={open.review} />
      <DivideDialog
        dialog={dividing}
        categories={categories}
        onWhole={({ id }) => {
          actor.send({ type: "DECIDE", decision: { id, to: "divide", parts: null } });
          dividing.send({ type: "CLOSE" });
        }}
      />
      <RuleDialog dialog={ruling} categories={categories} />
    </div>
  );
}
