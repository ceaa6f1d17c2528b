/** Of which consent of this browser the server knows, as the Unix milliseconds of its acceptance. Never throws. */
export type ToldConsent = {
  read(): number | null;
  write(acceptedAt: number): void;
  clear(): void;
};
