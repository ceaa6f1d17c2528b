import type { Config } from "../config.ts";
import { passkeyAddress } from "../passkey-address.ts";
import { dailyJob } from "../daily-job.ts";
import { makeApp } from "../http/app.ts";
import { trustedTime } from "../infrastructure/trusted-time.ts";
import type { Database } from "../infrastructure/persistence/database.ts";
import { kyselyLastSeenTime } from "../infrastructure/persistence/kysely-last-seen-time.ts";
import { storageFailureOf } from "../infrastructure/persistence/storage-failure-of.ts";
import { remembering } from "../infrastructure/persistence/postgres/seen-file.ts";
import { sharedRateLimits } from "../infrastructure/persistence/postgres/shared-rate-limits.ts";
import { rateLimits } from "../infrastructure/security/rate-limits.ts";
import { wirePorts, type Outside, type PortsConfig } from "./wire-ports.ts";
import { wireUseCases } from "./wire-use-cases.ts";

/** The settings beyond the configuration, in which tests differ from production. */
export type Surroundings = Outside & {
  /** The directory of the built client. */
  readonly clientDirectory: string;
  /** The timeout of a request's arrival, and of a response's reading, in milliseconds. */
  readonly requestTimeout: number;
  /** How long a request may wait for its turn, in milliseconds. */
  readonly turnPatience: number;
};

/** Composes the server over an open database. */
export async function compose(
  database: Database,
  config: PortsConfig & Pick<Config, "operator" | "rateLimitFactor" | "trustedProxies">,
  surroundings: Surroundings,
) {
  const seen = kyselyLastSeenTime(database.queries);
  const time = await trustedTime(
    surroundings.clock,
    database.isShared ? remembering(config.dataDirectory, database.queries, seen) : seen,
  );
  const ports = wirePorts(database, config, surroundings, time);
  const counts = database.isShared
    ? sharedRateLimits(database.queries, ports.sealingKey, ports.clock)
    : null;
  const limits = rateLimits(config.rateLimitFactor, ports.clock, counts?.limit);
  const {
    bootstrapAdmin,
    endFutureSessions,
    endLapsedPlans,
    applyDeletions,
    removeDeparted,
    recordDueEverywhere,
    withdrawEarlyRecords,
    forgetDeletions,
    pruneLedgers,
    prunePhotos,
    forgetKeys,
    ...useCases
  } = wireUseCases(ports, limits);
  const { clientDirectory, requestTimeout, turnPatience, log } = surroundings;
  const app = await makeApp({
    ...useCases,
    newArchive: ports.newArchive,
    clock: ports.clock,
    checkoutUrl: config.checkoutUrl,
    operator: config.operator,
    sendsMail: ports.mail !== null,
    passkeyOrigin: passkeyAddress(config)?.origin ?? null,
    trustedProxies: config.trustedProxies,
    perUser: limits.perUser,
    storageFailureOf,
    clientDirectory,
    requestTimeout,
    turnPatience,
    log,
  });
  const end = async () => {
    await endLapsedPlans();
    await forgetDeletions();
    await forgetKeys();
    await pruneLedgers();
    // Photos named only by the departed are removed with them.
    await prunePhotos();
  };
  const everyDay = dailyJob(ports.due.calendar, (day) => database.onceADay("ended", day, end));
  const onceDaysCame = dailyJob(ports.calendar, (day) =>
    database.onceADay("due", day, recordDueEverywhere),
  );
  app.http.addHook("onClose", async () => ports.mail?.close());
  // The last moment is known then, too, unless the database is away.
  app.http.addHook("onClose", () => time.look().catch(() => {}));
  const lookAtCalendar = async () => {
    await time.look();
    await counts?.tidy();
    await removeDeparted();
    await withdrawEarlyRecords();
    await onceDaysCame();
    await everyDay();
  };
  const { checkReadiness } = useCases;
  return {
    ...app,
    ports,
    checkReadiness,
    bootstrapAdmin,
    endFutureSessions,
    applyDeletions,
    lookAtCalendar,
  };
}
