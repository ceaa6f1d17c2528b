import { isUnsent } from "../../../domain/ledger/revision.ts";
import { components } from "../../../text/components.ts";
import { mark } from "./unsent-mark.css.ts";
import { useWaiting } from "./use-unsent.ts";

/** Says of something that it waits on this device to be sent. */
export const Unsent = () => <span className={mark}>{components.unsent}</span>;

type UnsentMarkProps = { readonly record: { readonly id: string; readonly revision: number } };

/** Says of a record that it waits to be sent, or something that was done to it. */
export function UnsentMark({ record }: UnsentMarkProps) {
  const isWritten = useWaiting(({ records }) => records.has(record.id));
  return isUnsent(record) || isWritten ? <Unsent /> : null;
}
