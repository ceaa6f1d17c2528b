import { useSelector } from "@xstate/react";
import { Crown, KeyRound, Link2, ShieldOff, Trash, UserRoundCheck, UserRoundX } from "lucide-react";
import { BLANK_PASSWORD } from "../../../application/forms/password-form.ts";
import { toggledStatus, type ListedUser } from "../../../domain/users/account-change.ts";
import { accountTexts as texts } from "../../../text/admin.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import * as styles from "./account-actions.css.ts";
import { ActionButton } from "./ActionButton.tsx";
import type { AdminActors } from "./admin-feature.ts";

type AccountActionsProps = {
  readonly user: ListedUser;
  /** Nobody takes the access from themselves. */
  readonly own: boolean;
  readonly actors: AdminActors;
};

/** What can be done to one account: password, link for a new one, plan, status, removal; to others also their second factor. */
export function AccountActions({ user, own, actors }: AccountActionsProps) {
  const { username, status, plan } = user;
  const actions = actors.actionsOf(user);
  const changing = useSelector(actions, (snapshot) => snapshot.hasTag("changing"));
  const removingFactor = useSelector(actions, (snapshot) => snapshot.hasTag("removingFactor"));
  const removing = useSelector(actions, (snapshot) => snapshot.hasTag("removing"));
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
        pending={changing}
        refused={own || removing || removingFactor}
        own={own}
        onClick={() => actions.send({ type: "SET_STATUS", status: toggledStatus(status) })}
      />
      {!own && (
        <ActionButton
          label={texts.removeFactor(username)}
          icon={<ShieldOff size={16} aria-hidden />}
          pending={removingFactor}
          refused={changing || removing}
          own={false}
          onClick={() => actions.send({ type: "REMOVE_FACTOR" })}
        />
      )}
      <ActionButton
        label={texts.remove(username)}
        icon={<Trash size={16} aria-hidden />}
        danger
        pending={removing}
        refused={own || changing || removingFactor}
        own={own}
        onClick={() => actions.send({ type: "REMOVE" })}
      />
    </span>
  );
}
