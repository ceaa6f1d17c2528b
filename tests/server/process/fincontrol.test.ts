import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { release } from "../../../src/domain/operator/release.ts";
import { backupSentences } from "../../../src/text/administration/backup.ts";
import { restoreSentences } from "../../../src/text/administration/restore.ts";
import { commandLineSentences as sentences } from "../../../src/text/pages/command-line.ts";
import { startSentences } from "../../../src/text/pages/start-problems.ts";
import { factorRemovalSentences } from "../../../src/text/second-factor/factor-removal.ts";
import { COMMAND } from "../support/run-server.ts";
import { type Environment, ROOT, startProgram } from "../support/run-program.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const start = (environment: Environment, ...words: readonly string[]) =>
  startProgram(join(ROOT, COMMAND), environment, words);

async function run(...words: string[]) {
  const { child, ended } = start({}, ...words);
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: output.trim(), errors: errors.trim() };
}

it.each(["help", "--help", "-h"])("says how it is used (%s)", async (word) => {
  expect(await run(word)).toEqual({ code: 0, output: sentences.usage, errors: "" });
});

it("says which release it is", async () => {
  expect(await run("--version")).toEqual({ code: 0, output: release.version, errors: "" });
});

it("refuses a word that is no command", async () => {
  const said = { code: 1, output: "", errors: sentences.unknown("constructor") };
  expect(await run("constructor")).toEqual(said);
});

it.each([
  ["backup", backupSentences.noFolder],
  ["restore", restoreSentences.noFolder],
  ["remove-factor", factorRemovalSentences.noName],
])("leads to the program of %s, which reads the rest", async (command, errors) => {
  expect(await run(command)).toEqual({ code: 1, output: "", errors });
});

it("passes on what follows a command", async () => {
  const empty = await temporaryDirectory();
  const errors = backupSentences.states.none(empty.path);
  expect(await run("backup", "verify", empty.path)).toEqual({ code: 1, output: "", errors });
  await empty.remove();
});

it("starts the server without a word, and says where the data lie", async () => {
  const data = await temporaryDirectory();
  const { child, ended } = start({ DATA_DIR: data.path, PORT: "0" });
  let output = "";
  for await (const part of child.stdout) {
    output += String(part);
    if (/disponível em http/.test(output)) break;
  }
  child.kill();
  expect(output).toContain(`${startSentences.dataIn(data.path)}\n`);
  expect(await ended).toBe(0);
  await data.remove();
});
