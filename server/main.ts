import { existsSync } from "node:fs";
import { pino } from "pino";
import { badVariables, startSentences } from "../src/text/start-problems.ts";
import { clientDirectory } from "./client-directory.ts";
import { compose } from "./composition/compose.ts";
import { missingOf, readConfig } from "./config.ts";
import { TURN_PATIENCE } from "./http/take-turns.ts";
import { FULL_COST } from "./infrastructure/security/argon2-hasher.ts";
import { systemClock } from "./infrastructure/system-clock.ts";
import { openOrGiveUp } from "./open-or-give-up.ts";
import { serve } from "./serve.ts";
import { giveUp, say } from "./terminal.ts";

// What is made here is for the eyes of its owner only.
process.umask(0o077);
const log = pino({ level: "warn" });
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const config = read.value;

const database = await openOrGiveUp(config, log);
const server = await compose(database, config, {
  clock: systemClock,
  log,
  hashCost: FULL_COST,
  clientDirectory,
  requestTimeout: 30_000,
  turnPatience: TURN_PATIENCE,
});

await server.endFutureSessions();
await server.applyDeletions();
const admin = await server.bootstrapAdmin(config.admin);
if (admin.kind === "made") {
  say(startSentences.adminMade(admin.username));
  if (admin.madePassword !== null) say(startSentences.passwordMade(admin.madePassword));
}
const unnamed = missingOf(config.operator);
if (unnamed.length > 0) say(startSentences.operatorMissing(unnamed));
if (!existsSync(clientDirectory)) say(startSentences.clientNotBuilt(clientDirectory));

await serve(server, database, config);
