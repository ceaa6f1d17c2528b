import { useLayoutEffect, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import {
  refusedField,
  type RegistrationEvent,
  type registrationMachine,
} from "../../../application/machines/registration.machine.ts";
import type { RegistrationFields } from "../../../domain/users/registration.ts";
import { registrationFaultText, registrationTexts as texts } from "../../../text/registration.ts";
import { registrationFailureText } from "../../../text/failures.ts";
import { entryIssues } from "../../../text/entry-issues.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { focusRefused, submitting } from "../../submitting.ts";
import * as styles from "../entry/entry.css.ts";

type RegistrationFormProps = {
  readonly context: SnapshotFrom<typeof registrationMachine>["context"];
  readonly pending: boolean;
  readonly send: (event: RegistrationEvent) => void;
};

export function RegistrationForm({ context, pending, send }: RegistrationFormProps) {
  const { fault, failure } = context;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (failure) focusRefused(form.current);
  }, [failure]);
  const refused = refusedField(context);
  const sentence = fault
    ? registrationFaultText(fault)
    : failure && registrationFailureText(failure);
  const field = (name: keyof RegistrationFields, label: string) => ({
    label,
    value: context[name],
    required: true,
    error:
      fault === "incomplete" && context[name].trim() === ""
        ? entryIssues.required
        : refused === name
          ? sentence
          : undefined,
    onChange: (value: string) => send({ type: "CHANGE", field: name, value }),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submitting(() => send({ type: "SUBMIT" }))}
    >
      {sentence && refused === null && <Alert>{sentence}</Alert>}
      <TextField
        {...field("username", texts.username)}
        hint={texts.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that one comes here for is to type
        autoFocus
      />
      <TextField {...field("email", texts.email)} type="email" autoComplete="email" />
      <PasswordField
        {...field("password", texts.password)}
        hint={texts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...field("repeated", texts.repeated)} autoComplete="new-password" />
      <p className={styles.muted}>
        {texts.notice.before}
        <a href="/privacidade" target="_blank" rel="noopener" className={styles.link}>
          {texts.notice.privacy}
        </a>
        {texts.notice.between}
        <a href="/termos" target="_blank" rel="noopener" className={styles.link}>
          {texts.notice.terms}
        </a>
        {texts.notice.after}
      </p>
      <Button type="submit" size="large" wide pending={pending} pendingLabel={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  );
}
