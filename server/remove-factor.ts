import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { factorRemovalSentences as sentences } from "../src/text/second-factor/factor-removal.ts";
import { badVariables } from "../src/text/pages/start-problems.ts";
import { removeFactorInTerminal } from "./application/second-factor/remove-second-factor.ts";
import { surroundings } from "./composition/surroundings.ts";
import { wirePorts } from "./composition/wire-ports.ts";
import { readConfig } from "./config.ts";
import { systemClock } from "./infrastructure/system-clock.ts";
import { openOrGiveUp } from "./open-or-give-up.ts";
import { giveUp, say } from "./terminal.ts";

// Created files are readable by their owner only.
process.umask(0o077);
const log = pino({ level: "warn" });
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const config = read.value;
const username = process.argv[2] ?? giveUp(sentences.noName);
const { databaseUrl, dataDirectory } = config;
if (databaseUrl === null && !existsSync(join(dataDirectory, "fincontrol.sqlite")))
  giveUp(sentences.nothingThere(dataDirectory));

const database = await openOrGiveUp(config, log);
const time = { earliest: systemClock, latest: systemClock };
const ports = wirePorts(database, config, surroundings(log), time);
const removed = await removeFactorInTerminal(ports)(username);
await database.close();
if (!removed.ok)
  giveUp(
    removed.reason === "no-such-user"
      ? sentences.noSuchUser(username)
      : sentences.noFactor(username),
  );
say(sentences.done(username));
