import { Pencil, Trash } from "lucide-react";
import type { ReactNode } from "react";
import { components } from "../../../text/components.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";

type RecordActionsProps = {
  readonly edit: string;
  readonly remove: string;
  readonly removeVariant?: "ghost" | "danger";
  /** The record is on its way: nothing can be done to it until it has arrived. */
  readonly pending: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** What else can be done to it. */
  readonly children?: ReactNode;
};

/** Changes or removes one record. */
export const RecordActions = (props: RecordActionsProps) => (
  <>
    <IconButton
      label={props.pending ? components.saving : props.edit}
      icon={props.pending ? <SpinnerIcon size={16} /> : <Pencil size={16} aria-hidden />}
      pending={props.pending}
      onClick={props.onEdit}
    />
    {props.children}
    <IconButton
      label={props.remove}
      icon={<Trash size={16} aria-hidden />}
      variant={props.removeVariant ?? "danger"}
      pending={props.pending}
      onClick={props.onRemove}
    />
  </>
);
