import { Pencil, Trash } from "lucide-react";
import type { ReactNode } from "react";
import { components } from "../../../text/components.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";

type RecordActionsProps = {
  readonly edit: string;
  readonly remove: string;
  readonly removeVariant?: "ghost" | "danger";
  /** Whether the record is being saved: it has no actions until then. */
  readonly pending: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
};

/** The buttons that change and remove one record. */
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
