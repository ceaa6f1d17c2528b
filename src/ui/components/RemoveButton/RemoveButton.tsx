import { Trash } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { onePress } from "./one-press.ts";

type RemoveButtonProps = Omit<
  ComponentProps<typeof IconButton>,
  "icon" | "onKeyDown" | "onClick"
> & {
  readonly onRemove: () => void;
};

/** The bin of a row, which removes without asking. The row below takes its place at once, and stays. */
export const RemoveButton = ({ onRemove, ...rest }: RemoveButtonProps) => (
  <IconButton {...rest} icon={<Trash size={16} aria-hidden />} {...onePress(onRemove)} />
);
