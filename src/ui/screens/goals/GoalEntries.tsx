import { useSelector } from "@xstate/react";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { isOffline } from "../../../application/offline.ts";
import type { Goal } from "../../../domain/goals/goal.ts";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import * as styles from "./goal-entries.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";
import { entriesByMonth } from "../../../domain/goals/goal-entry.ts";
import { components } from "../../../text/components.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";
import { formatDate, formatMonth } from "../../../text/format.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";

type GoalEntriesProps = {
  readonly goal: Goal;
  readonly entries: ProfileActors["goalEntries"];
};

/** The entries of a goal, loaded when they are first opened. */
export function GoalEntries({ goal, entries }: GoalEntriesProps) {
  const id = useId();
  const unfolded = useSelector(entries, (now) => now.hasTag("open") && now.context.of === goal.id);
  return (
    <div>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={unfolded}
        aria-controls={id}
        aria-label={texts.entriesOf(goal.name)}
        onClick={() => entries.send(unfolded ? { type: "CLOSE" } : { type: "OPEN", of: goal.id })}
      >
        {texts.entries}
        <ChevronDown size={16} className={styles.signs[unfolded ? "up" : "down"]} aria-hidden />
      </button>
      <div id={id} className={styles.content} hidden={!unfolded}>
        {unfolded && <EntryMonths entries={entries} />}
      </div>
    </div>
  );
}

/** The entries of the expanded goal, each month with its sum; or why they could not be loaded. */
function EntryMonths({ entries }: { readonly entries: ProfileActors["goalEntries"] }) {
  const { isOwnDevice } = useSignedIn();
  const known = useSelector(entries, ({ context }) => context.preview);
  const failure = useSelector(entries, ({ context }) => context.failure);
  const loading = useSelector(entries, (snapshot) => snapshot.hasTag("loading"));
  if (isOffline(failure) && isOwnDevice())
    return <NeedsServerPart failure={failure} sentence={needs.entries} />;
  if (failure !== null)
    return (
      <>
        <Alert>{loadFailureText(failure)}</Alert>
        <Button
          variant="secondary"
          size="small"
          pending={loading}
          pendingLabel={components.loading}
          onClick={() => entries.send({ type: "RELOAD" })}
        >
          {components.retry}
        </Button>
      </>
    );
  if (known === null)
    return (
      <p role="status">
        <span className={visuallyHidden}>{components.loading}</span>
        <Skeleton height={44} />
      </p>
    );
  if (known.length === 0) return <p className={styles.none}>{texts.noEntries}</p>;
  return entriesByMonth(known).map(({ month, total, entries: own }) => (
    <section key={month}>
      <h4 className={styles.month}>
        <span>{formatMonth(month)}</span>
        <Money amount={total} signed />
      </h4>
      <ul>
        {own.map(({ date, amount }) => (
          <li key={date} className={styles.entry}>
            <span>{formatDate(date)}</span> <Money amount={amount} signed />
          </li>
        ))}
      </ul>
    </section>
  ));
}
