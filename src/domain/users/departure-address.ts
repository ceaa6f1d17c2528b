import type { Departure } from "./departure.ts";

/** Where whoever has left is told so; a document of its own, it knows nothing but what its address says. */
export const departedAddress = ({ askedAt, leavesAt, reference }: Departure): string =>
  `/conta-eliminada?${askedAt}.${leavesAt}.${reference}`;
