import { useSelector } from "@xstate/react";
import { Crown, KeyRound, Link2, ShieldOff, Trash, UserRoundCheck, UserRoundX } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import type { ReactNode } from "react";
import { BLANK_PASSWORD } from "../../../application/login/password-form.ts";
import { toggledStatus, type ListedUser } from "../../../domain/users/account-change.ts";
import { accountTexts as texts, adminTexts } from "../../../text/administration/admin.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { onePress } from "../../components/RemoveButton/one-press.ts";
import * as styles from "./admin.css.ts";
import type { AccountAct, AdminActors } from "./admin-feature.ts";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { OWN_NOTE } from "./users/UserName.tsx";

type AccountActionsProps = {
  readonly user: ListedUser;
  /** Administrators cannot suspend or remove themselves. */
  readonly own: boolean;
  readonly actors: AdminActors;
};

/** The action in progress; a removal is in progress until the list without the account is loaded. */
function underWay(now: SnapshotFrom<AccountAct>) {
  const { of, answer } = now.context;
  return of !== null && (now.hasTag("busy") || answer?.type === "removed") ? of.type : null;
}

/**
 * The actions on one account: password, link for a new one, plan, status, removal; on others also removing their second
 * factor.
 */
export function AccountActions({ user, own, actors }: AccountActionsProps) {
  const { username, status, plan } = user;
  const actions = actors.actionsOf(user);
  const deed = useSelector(actions, underWay);
  return (
    <span className={styles.actions}>
      <IconButton
        label={texts.password(username)}
        icon={<KeyRound size={16} aria-hidden />}
        onClick={() =>
          actors.password.send({ type: "OPEN_EDIT", id: user, fields: BLANK_PASSWORD })
        }
      />
      <IconButton
        label={texts.recovery(username)}
        icon={<Link2 size={16} aria-hidden />}
        onClick={() => actors.recoveryLink.send({ type: "ASK", of: username })}
      />
      <IconButton
        label={texts.plan(username)}
        icon={<Crown size={16} aria-hidden />}
        onClick={() => actors.plan.send({ type: "OPEN_EDIT", id: user, fields: { plan } })}
      />
      <ActionButton
        label={texts.toggle[status](username)}
        icon={
          status === "active" ? (
            <UserRoundX size={16} aria-hidden />
          ) : (
            <UserRoundCheck size={16} aria-hidden />
          )
        }
        pending={deed === "change-status"}
        refused={own || deed !== null}
        own={own}
        onClick={() =>
          actions.send({ type: "DO", of: { type: "change-status", status: toggledStatus(status) } })
        }
      />
      {!own && (
        <ActionButton
          label={texts.removeFactor(username)}
          icon={<ShieldOff size={16} aria-hidden />}
          pending={deed === "remove-factor"}
          refused={deed !== null}
          own={false}
          onClick={() => actions.send({ type: "DO", of: { type: "remove-factor" } })}
        />
      )}
      <ActionButton
        label={texts.remove(username)}
        icon={<Trash size={16} aria-hidden />}
        danger
        pending={deed === "remove"}
        refused={own || deed !== null}
        own={own}
        onClick={() => actions.send({ type: "DO", of: { type: "remove" } })}
      />
    </span>
  );
}

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

const NOTHING = () => undefined;

/** Runs an action on an account at once; while that is in progress, it shows so and refuses further clicks. */
const ActionButton = (props: ActionButtonProps) => (
  <IconButton
    label={props.label}
    icon={props.pending ? <SpinnerIcon size={16} /> : props.icon}
    variant={props.danger ? "danger" : "ghost"}
    aria-disabled={props.pending || props.refused}
    aria-busy={props.pending}
    {...(props.own && { "aria-describedby": OWN_NOTE, title: adminTexts.ownNote })}
    {...onePress(props.pending || props.refused ? NOTHING : props.onClick)}
  />
);
