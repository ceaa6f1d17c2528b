import { TriangleExclamationPoint } from "lucide-react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import type { Failure } from "../../../application/failure.ts";
import type { Doubt, FormFault } from "../../../application/acts/form.ts";
import type { FieldIssue } from "../../../domain/fields/field-issue.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { submitting } from "../../submitting.ts";
import * as styles from "./dialog-form.css.ts";

/** The input of a form, and its errors. */
export type Typed<Fields> = {
  readonly fields: Fields;
  readonly fault: FormFault<Fields> | null;
  readonly failure: Failure | null;
  /** A question to answer once before saving. */
  readonly doubt?: Doubt | null;
};

/** The interface of a dialog's machine that its form needs. */
export type DialogActor<Fields> = Pick<AnyActorRef, "subscribe"> & {
  send(
    event:
      | { readonly type: "CHANGE"; readonly field: keyof Fields & string; readonly value: string }
      | { readonly type: "SUBMIT" },
  ): void;
  getSnapshot(): { readonly context: Typed<Fields> };
};

/** Returns the props of a field of the form. */
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
  /** The sentence for a failure, where this form has its own. */
  readonly failureSentence?: (failure: Failure) => string;
  readonly children: (field: FieldOf<Fields>) => ReactNode;
};

/** The form of a dialog, with the state of its machine. */
export function DialogForm<Fields extends Readonly<Record<keyof Fields, string>>>(
  props: DialogFormProps<Fields>,
) {
  const { dialog } = props;
  const typed = useSelector(dialog, ({ context }) => context);
  return <TypedForm {...props} typed={typed} send={(event) => dialog.send(event)} />;
}

type TypedFormProps<Fields> = Omit<DialogFormProps<Fields>, "dialog"> & {
  readonly typed: Typed<Fields>;
  readonly send: DialogActor<Fields>["send"];
};

/** A form: its failure on top, then its fields, each with its own error. */
export function TypedForm<Fields extends Readonly<Record<keyof Fields, string>>>({
  typed: { fields, fault, failure, doubt },
  send,
  incomplete,
  failureSentence = failureText,
  children,
}: TypedFormProps<Fields>) {
  const field: FieldOf<Fields> = (name, label) => {
    const issue: FieldIssue | undefined = fault?.issues[name];
    return {
      label,
      value: fields[name],
      error: issue && fieldIssues[issue],
      onChange: (value) => send({ type: "CHANGE", field: name, value }),
    };
  };
  return (
    <form
      autoComplete="off"
      className={styles.form}
      noValidate
      onSubmit={submitting(() => send({ type: "SUBMIT" }))}
    >
      {failure && <Alert>{failureSentence(failure)}</Alert>}
      {fault?.incomplete && <Alert>{incomplete}</Alert>}
      {doubt && (
        <p role="alert" className={styles.doubt}>
          <TriangleExclamationPoint size={16} aria-hidden />
          {calendarTexts.unusualYear(doubt.year)}
        </p>
      )}
      {children(field)}
    </form>
  );
}
