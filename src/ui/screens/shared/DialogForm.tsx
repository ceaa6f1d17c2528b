import { TriangleExclamationPoint } from "lucide-react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import type { Failure } from "../../../application/failure.ts";
import type { Doubt, FormFault } from "../../../application/forms/form.ts";
import type { FieldIssue } from "../../../domain/fields/field-issue.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { submitting } from "../../submitting.ts";
import * as styles from "./dialog-form.css.ts";

/** What a form needs of the machine of its dialog, whatever it records. */
export type DialogActor<Fields> = Pick<AnyActorRef, "subscribe"> & {
  send(
    event:
      | { readonly type: "CHANGE"; readonly field: keyof Fields & string; readonly value: string }
      | { readonly type: "SUBMIT" },
  ): void;
  getSnapshot(): {
    readonly context: {
      readonly fields: Fields;
      readonly fault: FormFault<Fields> | null;
      readonly failure: Failure | null;
      /** What is asked once before it is saved. */
      readonly doubt?: Doubt | null;
    };
  };
};

/** What each field of the form is given. */
export type FieldOf<Fields> = (
  name: keyof Fields & string,
  label: string,
) => {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

export type DialogFormProps<Fields> = {
  readonly dialog: DialogActor<Fields>;
  /** The sentence for required fields that are empty. */
  readonly incomplete: string;
  /** What is said of a failure, where there is a sentence for this form alone. */
  readonly failureSentence?: (failure: Failure) => string;
  readonly children: (field: FieldOf<Fields>) => ReactNode;
};

/** The form of a dialog: what went wrong on top, then its fields, each with its own sentence. */
export function DialogForm<Fields extends Readonly<Record<keyof Fields, string>>>({
  dialog,
  incomplete,
  failureSentence = failureText,
  children,
}: DialogFormProps<Fields>) {
  const { fields, fault, failure, doubt } = useSelector(dialog, ({ context }) => context);
  const field: FieldOf<Fields> = (name, label) => {
    const issue: FieldIssue | undefined = fault?.issues[name];
    return {
      label,
      value: fields[name],
      error: issue && fieldIssues[issue],
      onChange: (value) => dialog.send({ type: "CHANGE", field: name, value }),
    };
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submitting(() => dialog.send({ type: "SUBMIT" }))}
    >
      {failure && <Alert>{failureSentence(failure)}</Alert>}
      {fault?.incomplete && <Alert>{incomplete}</Alert>}
      {doubt && (
        <p role="alert" className={styles.doubt}>
          <TriangleExclamationPoint size={16} aria-hidden />
          {calendarTexts.oddYear(doubt.year)}
        </p>
      )}
      {children(field)}
    </form>
  );
}
