import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../IconButton/IconButton.tsx";

export type MoveButtonsProps = {
  /** The accessible names of the two buttons. */
  readonly up: string;
  readonly down: string;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly pending: boolean;
  readonly onMove: (by: 1 | -1) => void;
};

/** The buttons that move a row up and down in its list. */
export const MoveButtons = ({ up, down, place, pending, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      label={up}
      icon={<ChevronUp size={16} aria-hidden />}
      pending={pending || place.isFirst}
      onClick={() => onMove(-1)}
    />
    <IconButton
      label={down}
      icon={<ChevronDown size={16} aria-hidden />}
      pending={pending || place.isLast}
      onClick={() => onMove(1)}
    />
  </>
);
