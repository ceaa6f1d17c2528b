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
import { RegistrationForm } from "./RegistrationForm.tsx";

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
