/** The page where Premium is bought. */
export type Checkout = {
  /** The URL of the payment page for the signed-in user, or null if none is configured. Rejects with a Failure. */
  address(): Promise<string | null>;
};
