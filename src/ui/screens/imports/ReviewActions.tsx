import { useSelector } from "@xstate/react";
import { benefitsOf } from "../../../domain/imports/review/import-benefits.ts";
import { isBarred } from "../../../domain/imports/review/file-questions.ts";
import type { Review } from "../../../domain/imports/review/review.ts";
import { benefitsText } from "../../../text/imports/import-benefits.ts";
import { fileQuestionTexts } from "../../../text/imports/file-questions.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import type { ImportActor } from "./imports-feature.ts";
import * as styles from "./review.css.ts";

type ReviewActionsProps = { readonly actor: ImportActor; readonly review: Review };

/** The buttons that finish the review; they stay visible below the lines. */
export function ReviewActions({ actor, review }: ReviewActionsProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  // A rule that is being saved affects the lines before they are imported.
  const ruling = useSelector(actor, (snapshot) => snapshot.hasTag("ruling"));
  const progress = useSelector(actor, ({ context }) => context.progress);
  const { button, note: gained } = benefitsText(benefitsOf(review));
  const barred = isBarred(review);
  const note = barred ? fileQuestionTexts.barred : gained;
  const { done, total } = progress ?? { done: 0, total: review.lines.length };
  return (
    <div className={styles.actions}>
      {busy && <Progress label={texts.progress} value={total === 0 ? 0 : done / total} />}
      {note !== null && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="ghost"
          disabled={busy || ruling}
          onClick={() => actor.send({ type: "CANCEL" })}
        >
          {texts.cancel}
        </Button>
        {button !== null && (
          <Button
            disabled={ruling || barred}
            pending={busy}
            pendingLabel={texts.importing(done, total)}
            onClick={() => actor.send({ type: "IMPORT" })}
          >
            {button}
          </Button>
        )}
      </div>
    </div>
  );
}
