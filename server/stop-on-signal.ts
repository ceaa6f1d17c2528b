import type { App } from "./http/app.ts";
import type { Database } from "./infrastructure/persistence/database.ts";

/** A client that never finishes its request must not block the stop. In milliseconds. */
const DRAIN_TIME = 10_000;

export type Stoppable = Pick<App, "http" | "drain">;

/** On SIGTERM or SIGINT: stops accepting, lets running requests finish, closes the database. */
export function stopOnSignal({ http, drain }: Stoppable, database: Database): void {
  const stop = async () => {
    setTimeout(() => http.server.closeAllConnections(), DRAIN_TIME).unref();
    await drain();
    await http.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}
