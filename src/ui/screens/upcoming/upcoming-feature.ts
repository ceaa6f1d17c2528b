import type { Offline } from "../../../application/offline.ts";
import type { ForecastView } from "../../../application/forecast/view-forecast.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import type { Arrival } from "../../arrival.ts";
import type { RecurrenceActsActor } from "../recurrences/recurrences-feature.ts";

/** The data of the coming days. */
export type Upcoming = {
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
  /** The forecast of a book; without a network it may be away. */
  readonly view: ((book: Book) => ForecastView) | Offline;
};

/** The coming days, which arrive after the screen is shown; null where they could not be fetched. */
export type AwaitedUpcoming = Arrival<Upcoming | null>;

/** The coming days that have arrived; undefined until then. */
export type KnownUpcoming = { readonly known: Upcoming | null | undefined };

/** The parts that composition provides to screens with the coming days. Loading rejects with a Failure. */
export type UpcomingFeature = { readonly load: (horizon: Horizon) => Promise<Upcoming> };
