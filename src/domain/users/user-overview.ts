/** How many accounts there are, and how many of them are of a kind. */
export type UserOverview = {
  readonly total: number;
  readonly active: number;
  readonly suspended: number;
  readonly premium: number;
  readonly admins: number;
};
