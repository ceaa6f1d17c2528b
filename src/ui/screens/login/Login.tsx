import { Link } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import type { ComponentType } from "react";
import type { Failure } from "../../../application/failure.ts";
import type { loginMachine } from "../../../application/login/login.machine.ts";
import { loginTexts as texts } from "../../../text/login/auth.ts";
import { loginFailureText } from "../../../text/failures.ts";
import { entryIssues } from "../../../text/entry-issues.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import { EntryPage } from "../entry/EntryPage.tsx";
import type { CodeStepProps } from "./CodeStep.tsx";
import * as styles from "../entry/entry.css.ts";

type LoginProps = {
  readonly machine: typeof loginMachine;
  readonly knownUsername: string;
  /** Whether a forgotten password was just replaced. */
  readonly changed?: boolean;
  /** The code step, fetched after a password that needs a code. */
  readonly CodeStep: ComponentType<CodeStepProps>;
};

/** Whether the account is being closed at its user's request. */
const isLeaving = (failure: Failure | null) =>
  failure?.type === "rejected" && failure.code === "conta_em_eliminacao";

export function Login({ machine, knownUsername, changed, CodeStep }: LoginProps) {
  const [snapshot, send] = useMachine(machine, { input: { username: knownUsername } });
  const { username, password, device, failure, incomplete, challenge, why, passkey } =
    snapshot.context;
  const busy = !snapshot.matches("form");
  const problem = why ?? (failure && loginFailureText(failure));
  const missing = (empty: boolean) => (incomplete && empty ? entryIssues.required : undefined);
  if (snapshot.matches("code"))
    return (
      <CodeStep
        challenge={challenge}
        onBack={() => send({ type: "BACK" })}
        onAgain={() => send({ type: "AGAIN" })}
      />
    );
  return (
    <EntryPage title={texts.title} subtitle={changed ? texts.changed : texts.subtitle}>
      <form
        autoComplete="off"
        className={styles.form}
        noValidate
        onSubmit={submitting(() => send({ type: "SUBMIT" }))}
      >
        {problem && <Alert>{problem}</Alert>}
        <TextField
          label={texts.username}
          value={username}
          error={missing(username.trim() === "")}
          onChange={(value) => send({ type: "CHANGE", field: "username", value })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that one comes here for is to type
          autoFocus={!knownUsername}
          required
        />
        <PasswordField
          label={texts.password}
          value={password}
          error={missing(password === "")}
          onChange={(value) => send({ type: "CHANGE", field: "password", value })}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the account that was just made is known
          autoFocus={!!knownUsername}
          required
        />
        <CheckField
          label={texts.ownDevice}
          hint={texts.ownDeviceHint}
          ticked="sim"
          value={device}
          onChange={(value) => send({ type: "CHANGE", field: "device", value })}
        />
        <Button
          type="submit"
          size="large"
          wide
          disabled={busy && passkey}
          pending={busy && !passkey}
          pendingLabel={texts.pending}
        >
          {texts.submit}
        </Button>
        {isLeaving(failure) && (
          <Button variant="secondary" size="large" wide onClick={() => send({ type: "COME_BACK" })}>
            {texts.comeBack}
          </Button>
        )}
      </form>
      <Button
        variant="secondary"
        size="large"
        wide
        disabled={busy && !passkey}
        pending={busy && passkey}
        pendingLabel={texts.pending}
        onClick={() => send({ type: "USE_PASSKEY" })}
      >
        {texts.passkey}
      </Button>
      <p className={styles.centered}>
        <Link to="/recuperar" className={styles.link}>
          {texts.forgotten}
        </Link>
      </p>
      <p className={styles.centered}>
        <Link to="/register" search className={styles.link}>
          {texts.register}
        </Link>
      </p>
    </EntryPage>
  );
}
