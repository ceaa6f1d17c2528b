/** Makes bearer tokens, and the digest under which a token is stored. */
export type TokenMint = {
  readonly newToken: () => string;
  readonly digestOf: (token: string) => string;
};
