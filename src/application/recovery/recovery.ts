/** When to retry a call that failed for lack of a connection. */
export type Recovery = {
  /** Resolves after a pause in milliseconds, or as soon as the network is back. */
  wait(pause: number): Promise<void>;
};
