/** What the outside calls a photo: the address by which a goal refers to it. */
export type PhotoAddresses = {
  readonly addressOf: (name: string) => string;
  /** The name within an address of ours; null for every other text. */
  readonly nameIn: (address: string) => string | null;
};
