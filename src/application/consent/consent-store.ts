/** Where an accepted consent survives a reload, as the Unix milliseconds of its acceptance. Never throws. */
export type ConsentStore = {
  read(): number | null;
  write(acceptedAt: number): void;
  clear(): void;
};
