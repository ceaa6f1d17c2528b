import { Link } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import type {
  RecoveryRequestEvent,
  recoveryRequestMachine,
} from "../../../application/recovery/recovery-request.machine.ts";
import type { SnapshotFrom } from "xstate";
import { loginTexts } from "../../../text/login/auth.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { recoveryFailureText, recoveryTexts as texts } from "../../../text/recovery/recovery.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { submitting } from "../../submitting.ts";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";

type Machine = typeof recoveryRequestMachine;

/** Asks for an email, with the same response whether or not it is known. */
export function RecoveryRequest({ machine }: { readonly machine: Machine }) {
  const [snapshot, send] = useMachine(machine);
  if (snapshot.matches("looking")) return <PageSpinner />;
  if (snapshot.matches("sent"))
    return (
      <EntryPage title={texts.sentTitle} subtitle={texts.sent}>
        <BackToLogin />
      </EntryPage>
    );
  if (snapshot.matches("byAdministrator"))
    return (
      <EntryPage title={loginTexts.recovery} subtitle={texts.byAdministrator}>
        <BackToLogin />
      </EntryPage>
    );
  return (
    <EntryPage title={loginTexts.recovery} subtitle={texts.subtitle}>
      {snapshot.matches("unknown") ? (
        <Unknown context={snapshot.context} send={send} />
      ) : (
        <RequestForm context={snapshot.context} pending={snapshot.hasTag("busy")} send={send} />
      )}
      <BackToLogin />
    </EntryPage>
  );
}

const BackToLogin = () => (
  <p className={styles.centered}>
    <Link to="/login" className={styles.link}>
      {texts.back}
    </Link>
  </p>
);

type PartProps = {
  readonly context: SnapshotFrom<Machine>["context"];
  readonly send: (event: RecoveryRequestEvent) => void;
};

const Unknown = ({ context: { failure }, send }: PartProps) => (
  <>
    {failure && <Alert>{recoveryFailureText(failure)}</Alert>}
    <Button size="large" wide onClick={() => send({ type: "RETRY" })}>
      {texts.retry}
    </Button>
  </>
);

function RequestForm({ context, pending, send }: PartProps & { readonly pending: boolean }) {
  const { email, failure, incomplete } = context;
  return (
    <form
      autoComplete="off"
      className={styles.form}
      noValidate
      onSubmit={submitting(() => send({ type: "SUBMIT" }))}
    >
      {failure && <Alert>{recoveryFailureText(failure)}</Alert>}
      <TextField
        label={texts.email}
        type="email"
        value={email}
        error={
          incomplete && email.trim() === ""
            ? fieldIssues.required
            : failure?.type === "rejected" && failure.field === "email"
              ? recoveryFailureText(failure)
              : undefined
        }
        onChange={(value) => send({ type: "CHANGE", value })}
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that one comes here for is to type
        autoFocus
        required
      />
      <Button type="submit" size="large" wide pending={pending} pendingLabel={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  );
}
