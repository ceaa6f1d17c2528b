/** The number of accounts, in all and of each kind. */
export type UserOverview = {
  readonly total: number;
  readonly active: number;
  readonly suspended: number;
  readonly premium: number;
  readonly admins: number;
};
