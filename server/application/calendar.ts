import type { CivilDate } from "../../src/domain/shared/civil-date.ts";

/** Which day it is where the users are. */
export type Calendar = { readonly today: () => CivilDate };
