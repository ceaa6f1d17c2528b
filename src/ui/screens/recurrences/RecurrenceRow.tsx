import { useSelector } from "@xstate/react";
import { Pencil } from "lucide-react";
import { draftFields } from "../../../application/recurrences/recurrence-form.ts";
import { isUnderWay } from "../../../application/recurrences/recurrence-acts.machine.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { nextOf } from "../../../domain/recurrences/due.ts";
import { instalmentsLeft } from "../../../domain/recurrences/instalments-left.ts";
import { draftOf } from "../../../domain/recurrences/patch.ts";
import { monthlyWeight } from "../../../domain/recurrences/recurrence-totals.ts";
import { formatDate } from "../../../text/format.ts";
import {
  recurrenceName,
  recurrenceTexts as texts,
  rhythmText,
} from "../../../text/recurrences/recurrences.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { useCategoryLooks } from "../../use-category-looks.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { usePhone } from "../../use-media.ts";
import { useWaiting } from "../unsent/use-unsent.ts";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import { RecurrenceSheet } from "./RecurrenceSheet.tsx";
import type { RecurrenceRowProps } from "./recurrences-feature.ts";
import * as styles from "./recurrence-row.css.ts";

/** A recurrence: its next day, its rhythm, its amount and its actions; none where its removal waits to be sent. */
export function RecurrenceRow({ recurrence, today, actors }: RecurrenceRowProps) {
  const pending = useSelector(actors.acts, ({ context }) => isUnderWay(context, recurrence.id));
  const isRemoved = useWaiting(({ removed }) => removed.has(recurrence.id));
  const { colour, icon } = useCategoryLooks()(recurrence.kind, recurrence.category);
  const isPhone = usePhone();
  const name = recurrenceName(recurrence);
  const next = nextOf(recurrence);
  const left = instalmentsLeft(recurrence);
  const weight = monthlyWeight(recurrence, today);
  const edit = () => {
    const fields = draftFields(draftOf(recurrence));
    actors.dialog.send({ type: "OPEN_EDIT", id: recurrence, fields });
  };
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <CategoryMark colour={colour} icon={icon} />
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          <UnsentMark record={recurrence} />
        </p>
        <p className={styles.detail}>
          {next !== null && <span className={visuallyHidden}>{texts.next} </span>}
          {[
            ...(next === null ? [] : [formatDate(next.date)]),
            rhythmText(recurrence),
            ...(weight === 0 || left !== null || weight === next?.amount
              ? []
              : [texts.perMonth(weight)]),
            ...(left === null ? [] : [texts.left(left)]),
          ].join(" · ")}
        </p>
        {left !== null && (
          <div className={styles.progress}>
            <Progress
              label={texts.progressOf(name)}
              value={left.of === 0 ? 1 : (left.of - left.left) / left.of}
            />
          </div>
        )}
      </div>
      {!isRemoved && (
        <div className={styles.actions}>
          {!isPhone && (
            <IconButton
              label={texts.editOf(name)}
              icon={<Pencil size={16} aria-hidden />}
              pending={pending}
              onClick={edit}
            />
          )}
          <RecurrenceSheet
            recurrence={recurrence}
            today={today}
            actors={actors}
            pending={pending}
            onEdit={edit}
          />
        </div>
      )}
      <p className={styles.amount}>
        {next === null ? (
          <Badge>{recurrence.paused ? texts.paused : texts.over}</Badge>
        ) : (
          <Money
            amount={effectOf(next)}
            tone={next.kind === "income" ? "positive" : "plain"}
            signed
          />
        )}
      </p>
    </li>
  );
}
