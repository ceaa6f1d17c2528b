import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { demoSentences } from "../../src/text/pages/demo.ts";
import { badVariables, startSentences } from "../../src/text/pages/start-problems.ts";
import { surroundings } from "../composition/surroundings.ts";
import { compose } from "../composition/compose.ts";
import { openDatabase } from "../composition/open-database.ts";
import { readConfig } from "../config.ts";
import { serve } from "../serve.ts";
import { clientDirectory } from "../shared/program-paths.ts";
import { giveUp, say } from "../terminal.ts";
import { DEMO_ADMIN, loginSentences } from "./accounts.ts";
import { fillDemo } from "./fill.ts";

process.umask(0o077);
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));

const directory = mkdtempSync(join(tmpdir(), "fincontrol-demo-"));
process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
// Closing the terminal stops the server like Ctrl+C.
process.once("SIGHUP", () => process.kill(process.pid, "SIGTERM"));

const config = { ...read.value, dataDirectory: directory, databaseUrl: null };
const log = pino({ level: "warn" });
const database = await openDatabase(config, log);
const server = await compose(database, config, surroundings(log));
await server.bootstrapAdmin(DEMO_ADMIN);
await fillDemo(server.ports);

say(demoSentences.temporary);
for (const sentence of loginSentences) say(sentence);
if (!existsSync(clientDirectory)) say(startSentences.clientNotBuilt(clientDirectory));
await serve(server, database, config);
