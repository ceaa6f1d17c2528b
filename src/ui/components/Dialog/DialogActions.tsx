import type { ReactNode } from "react";
import { actions } from "./dialog.css.ts";

/** The row of buttons at the foot of a dialog, the one that completes it last. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={actions}>{children}</div>
);
