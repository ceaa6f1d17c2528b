/** The addresses of recent logins to an account; the account is identified whether it exists or not. */
export type FamiliarAddresses = {
  readonly remember: (account: string, address: string) => Promise<void>;
  readonly knows: (account: string, address: string) => Promise<boolean>;
};
