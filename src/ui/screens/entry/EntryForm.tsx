import { useSelector } from "@xstate/react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { Failure } from "../../../application/failure.ts";
import type { FieldIssue } from "../../../domain/fields/field-issue.ts";
import { entryIssues } from "../../../text/entry-issues.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { focusRefused, submitting } from "../../submitting.ts";
import type { DialogActor } from "../shared/DialogForm.tsx";
import * as styles from "./entry.css.ts";

/** Renders a field of the form from its props. */
type FieldOf<Fields> = (
  name: keyof Fields & string,
  label: string,
) => {
  readonly label: string;
  readonly value: string;
  readonly required: true;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

type EntryFormProps<Fields> = {
  readonly form: DialogActor<Fields>;
  /** The sentence for required fields that are empty. */
  readonly incomplete: string;
  readonly failureSentence: (failure: Failure) => string;
  readonly children: (field: FieldOf<Fields>) => ReactNode;
};

const sentences: Readonly<Partial<Record<FieldIssue, string>>> = entryIssues;

/** A visitor's form whose fields are all required; the server's refusal of a field is shown at that field. */
export function EntryForm<Fields extends Readonly<Record<keyof Fields, string>>>(
  props: EntryFormProps<Fields>,
) {
  const { form, incomplete, failureSentence, children } = props;
  const { fields, fault, failure } = useSelector(form, ({ context }) => context);
  const drawn = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (failure) focusRefused(drawn.current);
  }, [failure]);
  const isRefused = (name: string) => failure?.type === "rejected" && failure.field === name;
  const errorOf = (name: keyof Fields & string) => {
    if (failure && isRefused(name)) return failureSentence(failure);
    const issue = fault?.issues[name];
    // A missing value is no longer an issue once something is typed.
    if (issue === undefined || (issue === "required" && fields[name].trim() !== ""))
      return undefined;
    return sentences[issue];
  };
  return (
    <form
      autoComplete="off"
      ref={drawn}
      className={styles.form}
      noValidate
      onSubmit={submitting(() => form.send({ type: "SUBMIT" }))}
    >
      {failure && !Object.keys(fields).some(isRefused) && <Alert>{failureSentence(failure)}</Alert>}
      {fault?.incomplete && <Alert>{incomplete}</Alert>}
      {children((name, label) => ({
        label,
        value: fields[name],
        required: true,
        error: errorOf(name),
        onChange: (value) => form.send({ type: "CHANGE", field: name, value }),
      }))}
    </form>
  );
}
