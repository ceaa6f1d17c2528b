import type { NewDays } from "../../../src/application/new-days.ts";

/** A page on which it is always the same day. */
export const sameDay: NewDays = () => () => undefined;
