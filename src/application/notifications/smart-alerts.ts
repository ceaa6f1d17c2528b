/** The search through the user's figures for something to warn of (POST /notificacoes/gerar-automaticas). */
export type SmartAlerts = {
  /** Answers how many notifications are new; asked again, it repeats none. Rejects with a Failure. */
  generate(): Promise<number>;
};
