import { Link } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { CircleCheck } from "lucide-react";
import type { RegistrationFields } from "../../../application/login/registration-form.ts";
import type { FormMachine } from "../../../application/acts/form.machine.ts";
import type { Registration as Sent } from "../../../application/login/registrations.ts";
import type { User } from "../../../domain/users/user.ts";
import { registrationTexts as texts } from "../../../text/login/registration.ts";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";
import { registrationFailureText } from "../../../text/failures.ts";
import { Button } from "../../components/Button/Button.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { EntryForm } from "../entry/EntryForm.tsx";
import type { DialogActor } from "../shared/DialogForm.tsx";

type RegistrationProps = { readonly machine: FormMachine<RegistrationFields, Sent, User> };

export function Registration({ machine }: RegistrationProps) {
  const [snapshot, , actor] = useMachine(machine);
  if (snapshot.hasTag("answered"))
    return (
      <EntryPage title={texts.successTitle} subtitle={texts.successMessage}>
        <span className={styles.picture} role="status" aria-label={texts.successTitle}>
          <CircleCheck size={26} aria-hidden />
        </span>
      </EntryPage>
    );
  return (
    <EntryPage title={texts.title} subtitle={texts.subtitle}>
      <RegistrationForm form={actor} pending={snapshot.hasTag("busy")} />
      <p className={styles.centered}>
        <Link to="/login" search className={styles.link}>
          {texts.login}
        </Link>
      </p>
    </EntryPage>
  );
}

type RegistrationFormProps = {
  readonly form: DialogActor<RegistrationFields>;
  readonly pending: boolean;
};

const RegistrationForm = ({ form, pending }: RegistrationFormProps) => (
  <EntryForm form={form} incomplete={texts.incomplete} failureSentence={registrationFailureText}>
    {(field) => (
      <>
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
      </>
    )}
  </EntryForm>
);
