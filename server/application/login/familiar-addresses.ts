/** The addresses from which an account was signed in to lately; the account is named whether it exists or not. */
export type FamiliarAddresses = {
  readonly remember: (account: string, address: string) => Promise<void>;
  readonly knows: (account: string, address: string) => Promise<boolean>;
};
