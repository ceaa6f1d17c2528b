/** Generates alerts from the user's figures (POST /notificacoes/gerar-automaticas). */
export type SmartAlerts = {
  /** Returns how many notifications are new; a repeated call repeats none. Rejects with a Failure. */
  generate(): Promise<number>;
};
