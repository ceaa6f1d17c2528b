import { existsSync, mkdirSync } from "node:fs";
import { pino } from "pino";
import { badVariables, startSentences } from "../src/text/start-problems.ts";
import { clientDirectory } from "./client-directory.ts";
import { compose } from "./composition/compose.ts";
import { openDatabase } from "./composition/open-database.ts";
import { missingOf, readConfig, type Config } from "./config.ts";
import { TURN_PATIENCE } from "./http/take-turns.ts";
import { LaterTables } from "./infrastructure/persistence/migrations/migrate.ts";
import { LostDatabase } from "./infrastructure/persistence/lost-database.ts";
import { storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";
import { NotCarriedOver } from "./infrastructure/persistence/migrations/not-carried-over.ts";
import { FULL_COST } from "./infrastructure/security/argon2-hasher.ts";
import { systemClock } from "./infrastructure/system-clock.ts";
import { serve } from "./serve.ts";
import { errorCode } from "./shared/error-code.ts";
import { giveUp, say } from "./terminal.ts";

async function openOrGiveUp(config: Config) {
  const { databaseUrl, dataDirectory } = config;
  try {
    if (databaseUrl === null) mkdirSync(dataDirectory, { recursive: true });
    const tellBackUp = (copy: string) => say(startSentences.copiedBefore(copy));
    return await openDatabase(config, log, { tellBackUp });
  } catch (error) {
    if (error instanceof LaterTables) giveUp(startSentences.laterTables);
    if (error instanceof LostDatabase) giveUp(startSentences.databaseLost(dataDirectory));
    if (error instanceof NotCarriedOver) {
      log.fatal({ part: error.message }, "database not migrated");
      giveUp(startSentences.notCarriedOver);
    }
    log.fatal({ code: errorCode(error) }, "database not opened");
    const isDamaged = storageFailureOf(error) === "damaged";
    if (databaseUrl !== null)
      return giveUp(startSentences[isDamaged ? "databaseUrlDamaged" : "databaseUnreachable"]);
    const sentence = startSentences[isDamaged ? "databaseDamaged" : "directoryUnusable"];
    return giveUp(sentence(dataDirectory));
  }
}

// What is made here is for the eyes of its owner only.
process.umask(0o077);
const log = pino({ level: "warn" });
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const config = read.value;

const database = await openOrGiveUp(config);
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
