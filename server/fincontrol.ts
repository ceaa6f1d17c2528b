#!/usr/bin/env node
// The command `fincontrol` of the package. It loads no program before it knows that Node can run it.
import { release } from "../src/domain/operator/release.ts";
import { commandLineSentences as sentences } from "../src/text/pages/command-line.ts";
import { giveUp, say } from "./terminal.ts";

/** The oldest major version of Node that all tests run on. */
const MIN_NODE_MAJOR = 24;

/** The programs by their command; each reads what follows by itself. */
const PROGRAMS = new Map([
  ["start", () => import("./main.ts")],
  ["demo", () => import("./demo/main.ts")],
  ["backup", () => import("./back-up.ts")],
  ["restore", () => import("./restore.ts")],
  ["remove-factor", () => import("./remove-factor.ts")],
]);

const { node } = process.versions;
if (Number.parseInt(node) < MIN_NODE_MAJOR) giveUp(sentences.oldNode(MIN_NODE_MAJOR, node));

const [command = "start"] = process.argv.splice(2, 1);
const program = PROGRAMS.get(command);
if (program !== undefined) await program();
else if (["help", "--help", "-h"].includes(command)) say(sentences.usage);
else if (["version", "--version", "-v"].includes(command)) say(release.version);
else giveUp(sentences.unknown(command));
