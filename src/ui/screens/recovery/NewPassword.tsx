import { useMachine } from "@xstate/react";
import type { NewPasswordFields } from "../../../application/login/new-password-form.ts";
import { isLinkGone } from "../../../application/recovery/link-gone.ts";
import type { FormMachine } from "../../../application/acts/form.machine.ts";
import {
  newPasswordFailureText,
  newPasswordTexts as texts,
} from "../../../text/recovery/recovery.ts";
import { Button } from "../../components/Button/Button.tsx";
import { PasswordField } from "../../components/Field/PasswordField.tsx";
import { EntryForm } from "../entry/EntryForm.tsx";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";

export type NewPasswordMachine = FormMachine<
  NewPasswordFields,
  Pick<NewPasswordFields, "token" | "password">
>;

type NewPasswordProps = { readonly machine: NewPasswordMachine; readonly token: string };

/** The form of a new password, opened from a link. */
export function NewPassword({ machine, token }: NewPasswordProps) {
  const [snapshot, , actor] = useMachine(machine, { input: { token } });
  if (isLinkGone(snapshot.context.failure))
    return (
      <EntryPage title={texts.goneTitle} subtitle={texts.gone}>
        <p className={styles.centered}>
          {/* A plain link: the token is discarded with this document. */}
          <a href="/recuperar" className={styles.link}>
            {texts.another}
          </a>
        </p>
      </EntryPage>
    );
  return (
    <EntryPage title={texts.title} subtitle={texts.subtitle}>
      <EntryForm
        form={actor}
        incomplete={texts.incomplete}
        failureSentence={newPasswordFailureText}
      >
        {(field) => (
          <>
            <PasswordField
              {...field("password", texts.password)}
              hint={texts.passwordHint}
              autoComplete="new-password"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that one comes here for is to type
              autoFocus
            />
            <PasswordField {...field("repeated", texts.repeated)} autoComplete="new-password" />
            <Button
              type="submit"
              size="large"
              wide
              pending={snapshot.hasTag("busy") || snapshot.hasTag("answered")}
              pendingLabel={texts.pending}
            >
              {texts.submit}
            </Button>
          </>
        )}
      </EntryForm>
    </EntryPage>
  );
}
