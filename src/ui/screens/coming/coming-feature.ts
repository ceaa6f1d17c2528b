import type { ForecastView } from "../../../application/forecast/view-forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import type { Arrival } from "../../arrival.ts";
import type { RecurrenceActsActor } from "../recurrences/recurrences-feature.ts";

/** What is known of the days to come. */
export type Coming = {
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
  readonly view: (book: Book) => ForecastView;
};

/** What is to come, as it arrives after the screen that it is shown on; null where it could not be fetched. */
export type AwaitedComing = Arrival<Coming | null>;

/** What has arrived of it; undefined as long as nothing has. */
export type KnownComing = { readonly known: Coming | null | undefined };

/** What composition gives whoever shows the days to come. Loading rejects with a Failure. */
export type ComingFeature = { readonly load: (reach: Reach) => Promise<Coming> };
