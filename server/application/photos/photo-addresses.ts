/** The outside names of photos: the address by which a goal refers to it. */
export type PhotoAddresses = {
  readonly addressOf: (name: string) => string;
  /** The name within an address of ours; null for every other text. */
  readonly nameIn: (address: string) => string | null;
};
