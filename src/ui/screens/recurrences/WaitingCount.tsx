import { recurrenceTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { CardLink } from "../../components/Card/CardLink.tsx";
import { useUnanswered } from "./use-waiting-answers.ts";

type WaitingCountProps = {
  /** The words of the link where fewer than two wait; without any there is no link then. */
  readonly otherwise?: string;
  readonly onFollow?: () => void;
};

/** How many movements wait for an answer, with the way to them. */
export function WaitingCount({ otherwise, onFollow }: WaitingCountProps) {
  const { length: count } = useUnanswered();
  const words = count > 1 ? texts.waitingCount(count) : otherwise;
  if (words === undefined) return null;
  return (
    <CardLink to="/recorrentes" {...(onFollow && { onFollow })}>
      {words}
    </CardLink>
  );
}
