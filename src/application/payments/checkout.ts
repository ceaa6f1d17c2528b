/** Where Premium is bought. */
export type Checkout = {
  /** The address of the payment page for whoever is signed in, or null if none is configured. Rejects with a Failure. */
  address(): Promise<string | null>;
};
