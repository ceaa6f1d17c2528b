/** The public addresses of photos, by which goals refer to them. */
export type PhotoAddresses = {
  readonly addressOf: (name: string) => string;
  /** The name within one of our addresses; null for every other text. */
  readonly nameIn: (address: string) => string | null;
};
