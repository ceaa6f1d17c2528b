import { ChevronDown, ChevronUp } from "lucide-react";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { actions } from "./goal-card.css.ts";

export type GoalMovesProps = {
  readonly name: string;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly pending: boolean;
  readonly onMove: (by: 1 | -1) => void;
};

/** The buttons that move a goal in the own order; none for an only goal. */
export const GoalMoves = ({ name, place, pending, onMove }: GoalMovesProps) =>
  place.isFirst && place.isLast ? null : (
    <span className={actions}>
      <IconButton
        label={texts.upOf(name)}
        icon={<ChevronUp size={16} aria-hidden />}
        pending={pending || place.isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={texts.downOf(name)}
        icon={<ChevronDown size={16} aria-hidden />}
        pending={pending || place.isLast}
        onClick={() => onMove(1)}
      />
    </span>
  );
