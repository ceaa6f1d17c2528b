/** Stores an accepted consent across reloads, as the Unix milliseconds of its acceptance. Never throws. */
export type ConsentStore = {
  read(): number | null;
  write(acceptedAt: number): void;
  clear(): void;
};
