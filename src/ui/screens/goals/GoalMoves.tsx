import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { MoveButtons, type MoveButtonsProps } from "../../components/MoveButtons/MoveButtons.tsx";
import { actions } from "./goal-card.css.ts";

export type GoalMovesProps = Omit<MoveButtonsProps, "up" | "down"> & { readonly name: string };

/** The buttons that move a goal in the own order; none for an only goal. */
export const GoalMoves = ({ name, ...props }: GoalMovesProps) =>
  props.place.isFirst && props.place.isLast ? null : (
    <span className={actions}>
      <MoveButtons up={texts.upOf(name)} down={texts.downOf(name)} {...props} />
    </span>
  );
