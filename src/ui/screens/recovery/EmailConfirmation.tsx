import { useMachine } from "@xstate/react";
import { isLinkGone } from "../../../application/recovery/link-gone.ts";
import type { ActMachine } from "../../../application/acts/act.machine.ts";
import { loginTexts } from "../../../text/login/auth.ts";
import {
  emailConfirmationFailureText,
  emailConfirmationTexts as texts,
  newPasswordTexts,
} from "../../../text/recovery/recovery.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";

type EmailConfirmationProps = {
  readonly machine: ActMachine<string>;
  /** The token of the link; null where it has none. */
  readonly token: string | null;
};

/** Confirms a new email from the link that was sent to it. */
export function EmailConfirmation({ machine, token }: EmailConfirmationProps) {
  const [snapshot, send] = useMachine(machine);
  const { failure } = snapshot.context;
  if (token === null || isLinkGone(failure))
    return (
      <EntryPage title={newPasswordTexts.goneTitle} subtitle={texts.gone}>
        <Onwards />
      </EntryPage>
    );
  if (snapshot.hasTag("done"))
    return (
      <EntryPage title={texts.doneTitle} subtitle={texts.done}>
        <Onwards />
      </EntryPage>
    );
  return (
    <EntryPage title={loginTexts.email} subtitle={texts.subtitle}>
      {failure && <Alert>{emailConfirmationFailureText(failure)}</Alert>}
      <Button
        size="large"
        wide
        pending={snapshot.hasTag("busy")}
        pendingLabel={texts.pending}
        onClick={() => send({ type: "DO", of: token })}
      >
        {texts.submit}
      </Button>
    </EntryPage>
  );
}

/** A plain link: the new document shows signed-in users their screens. */
const Onwards = () => (
  <p className={styles.centered}>
    <a href="/login" className={styles.link}>
      {texts.onwards}
    </a>
  </p>
);
