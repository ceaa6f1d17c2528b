import type { SubmitEvent } from "react";
import { flushSync } from "react-dom";

/** Hands a form's submission to its machine instead of the browser, and goes to the first field that it refuses. */
export const submitting = (submit: () => void) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  const { currentTarget: form } = event;
  flushSync(submit);
  focusRefused(form);
};

/** Gives the focus to the first field of a form that is marked as wrong. */
export const focusRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
