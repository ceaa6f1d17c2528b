import type { SubmitEvent } from "react";
import { flushSync } from "react-dom";

/** Submits a form to its machine instead of the browser, and focuses the first invalid field. */
export const submitting = (submit: () => void) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  const { currentTarget: form } = event;
  flushSync(submit);
  focusRefused(form);
};

/** Focuses the first field of a form that is marked as invalid. */
export const focusRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
