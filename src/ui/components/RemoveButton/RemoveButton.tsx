import { Trash } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";

type RemoveButtonProps = Omit<
  ComponentProps<typeof IconButton>,
  "icon" | "onKeyDown" | "onClick"
> & {
  readonly onRemove: () => void;
};

/**
 * The bin of a row, which removes without asking. The row below takes its place at once: the second click of a double
 * click and a key that is held down remove nothing.
 */
export const RemoveButton = ({ onRemove, ...rest }: RemoveButtonProps) => (
  <IconButton
    {...rest}
    icon={<Trash size={16} aria-hidden />}
    onKeyDown={(event) => {
      if (event.repeat) event.preventDefault();
    }}
    onClick={({ detail }) => {
      // A click by a key counts 0, the first of several 1.
      if (detail <= 1) onRemove();
    }}
  />
);
