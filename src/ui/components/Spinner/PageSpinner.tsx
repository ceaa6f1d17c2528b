import { components } from "../../../text/components.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { page } from "./spinner.css.ts";
import { SpinnerIcon } from "./SpinnerIcon.tsx";

/** Takes the place of a page that is being loaded. */
export const PageSpinner = () => (
  <output className={page}>
    <SpinnerIcon size={32} />
    <span className={visuallyHidden}>{components.loading}</span>
  </output>
);
