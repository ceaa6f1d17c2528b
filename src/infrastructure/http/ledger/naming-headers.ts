import type { Changing } from "../../../application/naming.ts";
import type { Clock } from "../../../application/clock.ts";
import { CHANGE_HEADER } from "../../../contract/api-base.ts";
import { TODAY_HEADER } from "../../../contract/today-header.ts";
import type { ChangeId } from "../../../domain/shared/ids.ts";

/** The headers of a creation: the name of the change. */
export const creating = ({ change }: { readonly change: ChangeId }) => ({
  [CHANGE_HEADER]: change,
});

/** The headers of a change or a removal: its name, and the revision it is meant for. */
export const changing = ({ change, seen }: Changing) => ({
  [CHANGE_HEADER]: change,
  "if-match": `"${seen}"`,
});

/** The header of a call in which a balance of today may be told: the day of the device. */
export const today = (clock: Pick<Clock, "today">) => ({ [TODAY_HEADER]: clock.today() });
