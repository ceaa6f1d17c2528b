/** When it makes sense to try again what found no answer. */
export type Recovery = {
  /** Settles after a pause in milliseconds, or as soon as the network is back. */
  wait(pause: number): Promise<void>;
};
