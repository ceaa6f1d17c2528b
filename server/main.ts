import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pino } from "pino";
import { badVariables, startSentences } from "../src/text/pages/start-problems.ts";
import { surroundings } from "./composition/surroundings.ts";
import { compose } from "./composition/compose.ts";
import { missingOf, readConfig } from "./config.ts";
import { nightlyCopy } from "./nightly-copy.ts";
import { makeFolderOrGiveUp, openOrGiveUp } from "./open-or-give-up.ts";
import { listenSentence, serve } from "./serve.ts";
import { startWarnings } from "./start-warnings.ts";
import { clientDirectory } from "./shared/program-paths.ts";
import { giveUp, say } from "./terminal.ts";

// Created files are readable by their owner only.
process.umask(0o077);
const log = pino({ level: "warn" });
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const config = read.value;

makeFolderOrGiveUp(config, log);
const database = await openOrGiveUp(config, log);
const server = await compose(database, config, surroundings(log));

await server.endFutureSessions();
await server.applyDeletions();
const admin = await server.bootstrapAdmin(config.admin);
if (admin.kind === "made") {
  say(startSentences.adminMade(admin.username));
  if (admin.madePassword !== null) say(startSentences.passwordMade(admin.madePassword));
}
const { dataIn, dataInDatabase } = startSentences;
say((config.databaseUrl === null ? dataIn : dataInDatabase)(resolve(config.dataDirectory)));
const unnamed = missingOf(config.operator);
for (const warning of startWarnings(config)) say(warning);
if (unnamed.length > 0) say(startSentences.operatorMissing(unnamed));
if (!existsSync(clientDirectory)) say(startSentences.clientNotBuilt(clientDirectory));

if (config.metricsPort !== null) await measure(config.metricsPort);

const { due, clock } = server.ports;
await serve(
  server,
  database,
  config,
  nightlyCopy(config, { ...due, clock, log, onceADay: database.onceADay }),
);

/** Offers metrics at a port; their library is loaded only here. */
async function measure(port: number): Promise<void> {
  const { exposeMetrics } = await import("./expose-metrics.ts");
  const listening = { port, host: "127.0.0.1", variable: "METRICS_PORT" } as const;
  const url = await exposeMetrics(server, database, port, log).catch((error: unknown) =>
    giveUp(listenSentence(error, listening)),
  );
  say(startSentences.metricsReady(url));
}
