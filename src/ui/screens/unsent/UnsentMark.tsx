import { isUnsent } from "../../../domain/ledger/revision.ts";
import { components } from "../../../text/components.ts";
import { mark } from "./unsent-mark.css.ts";

/** Says of a record that it waits on this device to be sent. */
export const UnsentMark = ({ record }: { readonly record: { readonly revision: number } }) =>
  isUnsent(record) ? <span className={mark}>{components.unsent}</span> : null;
