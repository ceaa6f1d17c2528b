import type { CivilDate } from "../../src/domain/shared/civil-date.ts";

/** The current day in the users' time zone. */
export type Calendar = { readonly today: () => CivilDate };
