import { useSelector } from "@xstate/react";
import { Pencil } from "lucide-react";
import { draftFields } from "../../../application/forms/recurrence-form.ts";
import { isUnderWay } from "../../../application/machines/recurrence-acts.machine.ts";
import { nextOf } from "../../../domain/recurrences/due.ts";
import { instalmentsLeft } from "../../../domain/recurrences/instalments-left.ts";
import { draftOf } from "../../../domain/recurrences/patch.ts";
import { monthlyWeight } from "../../../domain/recurrences/weight.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { recurrenceName, recurrenceTexts as texts, rhythmText } from "../../../text/recurrences.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { neighbourOf, useHeir } from "../../use-heir.ts";
import { RecurrenceSheet } from "./RecurrenceSheet.tsx";
import type { RecurrenceRowProps } from "./recurrences-feature.ts";
import * as styles from "./recurrences.css.ts";

/** What comes again: how often, when next, what it comes to, and what can be done to it. */
export function RecurrenceRow({ recurrence, today, actors }: RecurrenceRowProps) {
  const pending = useSelector(actors.acts, ({ context }) => isUnderWay(context, recurrence.id));
  const name = recurrenceName(recurrence);
  const next = nextOf(recurrence);
  const left = instalmentsLeft(recurrence);
  const weight = monthlyWeight(recurrence, today);
  const edit = () => {
    const fields = draftFields(draftOf(recurrence));
    actors.dialog.send({ type: "OPEN_EDIT", id: recurrence, fields });
  };
  return (
    <li ref={useHeir<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {[
            ...(next === null ? [] : [texts.next(formatDate(next.date))]),
            rhythmText(recurrence),
            ...(weight === 0 || left !== null ? [] : [texts.perMonth(weight)]),
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
        {next === null && (
          <p className={styles.badges}>
            <Badge>{recurrence.paused ? texts.paused : texts.over}</Badge>
          </p>
        )}
      </div>
      <div className={styles.end}>
        <p className={recurrence.kind === "income" ? styles.income : styles.expense}>
          {next !== null && formatEuros(next.amount)}
        </p>
        <span className={styles.wideOnly}>
          <IconButton
            label={texts.editOf(name)}
            icon={<Pencil size={16} aria-hidden />}
            pending={pending}
            onClick={edit}
          />
        </span>
        <RecurrenceSheet
          recurrence={recurrence}
          today={today}
          actors={actors}
          pending={pending}
          onEdit={edit}
        />
      </div>
    </li>
  );
}
