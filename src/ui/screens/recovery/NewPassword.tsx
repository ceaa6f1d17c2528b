import { useMachine } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type {
  NewPasswordFields,
  newPasswordMachine,
} from "../../../application/machines/new-password.machine.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import {
  newPasswordFailureText,
  newPasswordFaultText,
  newPasswordTexts as texts,
} from "../../../text/recovery.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { submitting } from "../../submitting.ts";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";

type NewPasswordProps = {
  readonly machine: typeof newPasswordMachine;
  readonly token: string;
};

/** The form of a new password for who has opened a link. */
export function NewPassword({ machine, token }: NewPasswordProps) {
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const { context } = snapshot;
  const { fault, failure } = context;
  if (snapshot.matches("gone"))
    return (
      <EntryPage title={texts.goneTitle} subtitle={texts.gone}>
        <p className={styles.centered}>
          {/* A document of its own: what is left of the link goes with this one. */}
          <a href="/recuperar" className={styles.link}>
            {texts.another}
          </a>
        </p>
      </EntryPage>
    );
  const sentence = fault ? newPasswordFaultText(fault) : failure && newPasswordFailureText(failure);
  const field = (name: keyof NewPasswordFields, label: string) => ({
    label,
    value: context[name],
    error: errorOf(context, name),
    onChange: (value: string) => send({ type: "CHANGE", field: name, value }),
    autoComplete: "new-password" as const,
    required: true,
  });
  return (
    <EntryPage title={texts.title} subtitle={texts.subtitle}>
      <form
        className={styles.form}
        noValidate
        onSubmit={submitting(() => send({ type: "SUBMIT" }))}
      >
        {sentence && (fault === null || fault === "incomplete") && <Alert>{sentence}</Alert>}
        <PasswordField
          {...field("password", texts.password)}
          hint={texts.passwordHint}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that one comes here for is to type
          autoFocus
        />
        <PasswordField {...field("repeated", texts.repeated)} />
        <Button
          type="submit"
          size="large"
          wide
          pending={!snapshot.matches("form")}
          pendingLabel={texts.pending}
        >
          {texts.submit}
        </Button>
      </form>
    </EntryPage>
  );
}

/** What is wrong with one of the two fields. */
function errorOf(
  { fault, ...fields }: SnapshotFrom<typeof newPasswordMachine>["context"],
  name: keyof NewPasswordFields,
): string | undefined {
  if (fault === "incomplete") return fields[name] === "" ? fieldIssues.required : undefined;
  const refused = fault === "mismatch" ? "repeated" : "password";
  return fault !== null && refused === name ? newPasswordFaultText(fault) : undefined;
}
