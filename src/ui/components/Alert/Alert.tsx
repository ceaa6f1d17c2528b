import { CircleExclamationPoint } from "lucide-react";
import { alert } from "./alert.css.ts";

/** Says at once, where the user is looking, why a request failed. */
export const Alert = ({ children }: { readonly children: string }) => (
  <p role="alert" className={alert}>
    <CircleExclamationPoint size={16} aria-hidden />
    {children}
  </p>
);
