import { useMachine } from "@xstate/react";
import type { loginCodeMachine } from "../../../application/login/login-code.machine.ts";
import type { CodeAnswer } from "../../../application/login/entrances.ts";
import { loginFailureText } from "../../../text/failures.ts";
import { loginCodeTexts as texts } from "../../../text/login/login-code.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { submitting } from "../../submitting.ts";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";

export type CodeStepProps = Pick<CodeAnswer, "challenge"> & {
  /** Goes back to the password, as it was typed. */
  readonly onBack: () => void;
  /** Submits the typed password again, after the code step has expired. */
  readonly onAgain: () => void;
};

/** Asks for the code after the password: of an app, or a recovery code. */
export function CodeStep({
  machine,
  challenge,
  onBack,
  onAgain,
}: CodeStepProps & { readonly machine: typeof loginCodeMachine }) {
  const [snapshot, send] = useMachine(machine, { input: { challenge } });
  const { code, recovery, failure, incomplete } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  const expired = snapshot.hasTag("expired");
  const words = recovery ? texts.recovery : texts.app;
  return (
    <EntryPage title={texts.title} subtitle={words.subtitle}>
      <form
        autoComplete="off"
        className={styles.form}
        noValidate
        onSubmit={submitting(expired ? onAgain : () => send({ type: "SUBMIT" }))}
      >
        {failure && <Alert>{loginFailureText(failure)}</Alert>}
        <TextField
          key={words.label}
          label={words.label}
          value={code}
          error={incomplete ? words.incomplete : undefined}
          onChange={(value) => send({ type: "CHANGE", value })}
          inputMode={recovery ? "text" : "numeric"}
          autoComplete={recovery ? "off" : "one-time-code"}
          autoCapitalize={recovery ? "characters" : "none"}
          spellCheck={false}
          readOnly={expired}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that one comes here for is to type
          autoFocus
          required
        />
        <Button type="submit" size="large" wide pending={busy} pendingLabel={texts.pending}>
          {expired ? texts.again : texts.submit}
        </Button>
      </form>
      <div className={styles.ways}>
        {!expired && (
          <button
            type="button"
            className={styles.way}
            disabled={busy}
            onClick={() => send({ type: "SWITCH" })}
          >
            {words.other}
          </button>
        )}
        <button type="button" className={styles.way} disabled={busy} onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </EntryPage>
  );
}
