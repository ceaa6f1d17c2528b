import type { Departure } from "./departure.ts";

/** The URL of the page after a departure; a separate document, which knows only its own URL. */
export const departedAddress = ({ askedAt, leavesAt, reference }: Departure): string =>
  `/conta-eliminada?${askedAt}.${leavesAt}.${reference}`;
