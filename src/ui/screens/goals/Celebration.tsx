import { useSelector } from "@xstate/react";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";

/** Announces to screen readers, politely, that a goal was just reached. */
export function Celebration({ celebration }: Pick<ProfileActors, "celebration">) {
  const goal = useSelector(celebration, ({ context }) => context.goal);
  return (
    <p role="status" className={visuallyHidden}>
      {goal && texts.reachedNow(goal.name)}
    </p>
  );
}
