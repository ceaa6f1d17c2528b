import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { formatDate } from "../../../text/format.ts";
import { useToday } from "../../signed-in-context.ts";
import { future } from "./movement-cells.css.ts";

/** The date of a record; a future one says so. */
export const RecordDate = ({ date }: { readonly date: CivilDate }) => (
  <>
    {formatDate(date)}
    {date > useToday() && <span className={future}> {calendarTexts.future}</span>}
  </>
);
