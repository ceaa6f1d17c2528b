/** The consent of this browser that the server knows of, as the Unix milliseconds of its acceptance. Never throws. */
export type ToldConsent = {
  read(): number | null;
  write(acceptedAt: number): void;
  clear(): void;
};
