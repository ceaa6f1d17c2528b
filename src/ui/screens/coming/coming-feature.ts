import type { Away } from "../../../application/away.ts";
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
  /** The forecast of a book; without a network it may be away. */
  readonly view: ((book: Book) => ForecastView) | Away;
};

/** The coming days, which arrive after the screen is shown; null where they could not be fetched. */
export type AwaitedComing = Arrival<Coming | null>;

/** The coming days that have arrived; undefined until then. */
export type KnownComing = { readonly known: Coming | null | undefined };

/** The parts that composition provides to screens with the coming days. Loading rejects with a Failure. */
export type ComingFeature = { readonly load: (reach: Reach) => Promise<Coming> };
