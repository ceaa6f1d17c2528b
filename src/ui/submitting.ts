import type { SubmitEvent } from "react";

/** Hands a form's submission to its machine instead of the browser. */
export const submitting = (submit: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  submit();
};
