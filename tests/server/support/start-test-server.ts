import { join } from "node:path";
import { pino, type Logger } from "pino";
import type { MachineClock } from "../../../server/application/clock.ts";
import { compose } from "../../../server/composition/compose.ts";
import { openDatabase } from "../../../server/composition/open-database.ts";
import type { Operator } from "../../../src/domain/operator/operator.ts";
import type { AiProvider, MailServer } from "../../../server/config.ts";
import { systemClock } from "../../../server/infrastructure/system-clock.ts";
import type { HashCost } from "../../../server/infrastructure/security/argon2-hasher.ts";
import { CHEAP } from "./hash-cost.ts";
import { layMigratedFile } from "./migrated.ts";
import { PACKAGED, ROOT } from "./run-program.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** The administrator of every new test server. */
export const ADMIN = {
  username: "admin",
  email: "admin@fincontrol.example",
  password: "Segredo-admin!1",
} as const;

/** The secret that signs payment notices; with null a server accepts none. */
export const SECRET = "segredo-dos-testes";

export type TestServerOptions = {
  readonly clock?: MachineClock;
  readonly log?: Logger;
  readonly hashCost?: HashCost;
  readonly rateLimitFactor?: number;
  readonly ai?: AiProvider;
  readonly checkoutUrl?: string | null;
  readonly checkoutSecret?: string | null;
  readonly operator?: Operator;
  readonly publicUrl?: string;
  readonly mail?: MailServer;
  readonly trustedProxies?: readonly string[];
  readonly clientDirectory?: string;
  /** Not removed when the server closes; without it a temporary one is used. */
  readonly dataDirectory?: string;
  readonly databaseUrl?: string;
  readonly secretKey?: string | null;
  readonly requestTimeout?: number;
  readonly turnPatience?: number;
  /** How long a write waits for another process's lock on the SQLite file, in milliseconds. */
  readonly lockPatience?: number;
  /** 0 lets the system choose a free port. */
  readonly port?: number;
};

/** Starts the real application on a free port of 127.0.0.1, with a database of its own. */
export async function startTestServer(options: TestServerOptions = {}) {
  const log = options.log ?? pino({ level: "silent" });
  const temporary = options.dataDirectory === undefined ? await temporaryDirectory() : null;
  const dataDirectory = options.dataDirectory ?? temporary?.path ?? "";
  const databaseUrl = options.databaseUrl ?? null;
  if (databaseUrl === null) await layMigratedFile(dataDirectory);
  const database = await openDatabase({ dataDirectory, databaseUrl }, log, {
    lockPatience: options.lockPatience,
  });
  const { http, routes, ports, bootstrapAdmin, endFutureSessions, applyDeletions, lookAtCalendar } =
    await compose(
      database,
      {
        ai: options.ai ?? null,
        checkoutUrl: options.checkoutUrl ?? null,
        checkoutSecret: options.checkoutSecret === undefined ? SECRET : options.checkoutSecret,
        operator: options.operator ?? { name: null, email: null },
        publicUrl: options.publicUrl ?? null,
        host: "127.0.0.1",
        port: options.port ?? 0,
        mail: options.mail ?? null,
        dataDirectory,
        rateLimitFactor: options.rateLimitFactor ?? 1_000,
        secretKey: options.secretKey ?? null,
        trustedProxies: options.trustedProxies ?? [],
      },
      {
        clock: options.clock ?? systemClock,
        log,
        hashCost: options.hashCost ?? CHEAP,
        // As it is packaged it starts in a fifth of the time.
        copyReader: join(ROOT, PACKAGED, "copy-reader.js"),
        clientDirectory: options.clientDirectory ?? dataDirectory,
        requestTimeout: options.requestTimeout ?? 30_000,
        // A busy machine must not cause refusals.
        turnPatience: options.turnPatience ?? 60_000,
      },
    );
  await bootstrapAdmin(ADMIN);
  const url = await http.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  const close = async () => {
    await http.close();
    await database.close();
    await temporary?.remove();
  };
  return {
    url,
    http,
    routes,
    stores: ports,
    database,
    dataDirectory,
    endFutureSessions,
    applyDeletions,
    lookAtCalendar,
    close,
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
