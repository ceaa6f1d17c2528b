import { Link } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { CircleCheck } from "lucide-react";
import type { registrationMachine } from "../../../application/machines/registration.machine.ts";
import { registrationTexts as texts } from "../../../text/registration.ts";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";

export function Registration({ machine }: { readonly machine: typeof registrationMachine }) {
  const [snapshot, send] = useMachine(machine);
  if (snapshot.matches("success") || snapshot.matches("done"))
    return (
      <EntryPage title={texts.successTitle} subtitle={texts.successMessage}>
        <span className={styles.picture} role="status" aria-label={texts.successTitle}>
          <CircleCheck size={26} aria-hidden />
        </span>
      </EntryPage>
    );
  return (
    <EntryPage title={texts.title} subtitle={texts.subtitle}>
      <RegistrationForm context={snapshot.context} pending={snapshot.hasTag("busy")} send={send} />
      <p className={styles.centered}>
        <Link to="/login" search className={styles.link}>
          {texts.login}
        </Link>
      </p>
    </EntryPage>
  );
}
