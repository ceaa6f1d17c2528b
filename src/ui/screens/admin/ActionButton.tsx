import type { ReactNode } from "react";
import { adminTexts } from "../../../text/administration/admin.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { OWN_NOTE } from "./users/UserName.tsx";

type ActionButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  readonly pending: boolean;
  /** Keeps its place and its focus, but does nothing. */
  readonly refused: boolean;
  readonly own: boolean;
  readonly onClick: () => void;
};

/** Runs an action on an account at once; while that is in progress, it shows so and refuses further clicks. */
export const ActionButton = (props: ActionButtonProps) => (
  <IconButton
    label={props.label}
    icon={props.pending ? <SpinnerIcon size={16} /> : props.icon}
    variant={props.danger ? "danger" : "ghost"}
    aria-disabled={props.pending || props.refused}
    aria-busy={props.pending}
    {...(props.own && { "aria-describedby": OWN_NOTE, title: adminTexts.ownNote })}
    onClick={props.pending || props.refused ? undefined : props.onClick}
  />
);
