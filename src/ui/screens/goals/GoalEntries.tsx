import { useSelector } from "@xstate/react";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Goal } from "../../../domain/goals/goal.ts";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { EntryMonths } from "./EntryMonths.tsx";
import * as styles from "./goal-entries.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";

type GoalEntriesProps = {
  readonly goal: Goal;
  readonly entries: ProfileActors["goalEntries"];
};

/** The entries of a goal, loaded when they are first opened. */
export function GoalEntries({ goal, entries }: GoalEntriesProps) {
  const id = useId();
  const unfolded = useSelector(entries, ({ context }) => context.goal === goal.id);
  return (
    <div>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={unfolded}
        aria-controls={id}
        aria-label={texts.entriesOf(goal.name)}
        onClick={() => entries.send({ type: "TOGGLE", goal: goal.id })}
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
