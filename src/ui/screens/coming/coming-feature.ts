import type { ForecastView } from "../../../application/forecast/view-forecast.ts";
import type { Reach } from "../../../domain/forecast/reach.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import type { Arrival } from "../../arrival.ts";
import type { RecurrenceActsActor } from "../recurrences/recurrences-feature.ts";

/** The data of the coming days. */
export type Coming = {
  readonly today: CivilDate;
  readonly acts: RecurrenceActsActor;
  readonly view: (book: Book) => ForecastView;
};

/** The coming days, which arrive after the screen is shown; null where they could not be fetched. */
export type AwaitedComing = Arrival<Coming | null>;

/** The coming days that have arrived; undefined until then. */
export type KnownComing = { readonly known: Coming | null | undefined };

/** The parts that composition provides to screens with the coming days. Loading rejects with a Failure. */
export type ComingFeature = { readonly load: (reach: Reach) => Promise<Coming> };
