import type { RegistrationFields } from "../../../application/login/registration-form.ts";
import { registrationTexts as texts } from "../../../text/login/registration.ts";
import { registrationFailureText } from "../../../text/failures.ts";
import { Button } from "../../components/Button/Button.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { EntryForm } from "../entry/EntryForm.tsx";
import * as styles from "../entry/entry.css.ts";
import type { DialogActor } from "../shared/DialogForm.tsx";

type RegistrationFormProps = {
  readonly form: DialogActor<RegistrationFields>;
  readonly pending: boolean;
};

export const RegistrationForm = ({ form, pending }: RegistrationFormProps) => (
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
