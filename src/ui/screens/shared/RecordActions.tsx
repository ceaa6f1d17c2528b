import { FileClock, Pencil } from "lucide-react";
import { components } from "../../../text/components.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { RemoveButton } from "../../components/RemoveButton/RemoveButton.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";

type RecordActionsProps = {
  readonly edit: string;
  readonly history: string;
  readonly remove: string;
  readonly removeVariant?: "ghost" | "danger";
  /** Whether the record is being saved: it has no actions until then. */
  readonly pending: boolean;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
  readonly onRemove: () => void;
};

/** The buttons that change and remove one record, and show its history. */
export const RecordActions = (props: RecordActionsProps) => (
  <>
    <IconButton
      label={props.pending ? components.saving : props.edit}
      icon={props.pending ? <SpinnerIcon size={16} /> : <Pencil size={16} aria-hidden />}
      pending={props.pending}
      onClick={props.onEdit}
    />
    <IconButton
      label={props.history}
      icon={<FileClock size={16} aria-hidden />}
      pending={props.pending}
      onClick={props.onHistory}
    />
    <RemoveButton
      label={props.remove}
      variant={props.removeVariant ?? "danger"}
      pending={props.pending}
      onRemove={props.onRemove}
    />
  </>
);
