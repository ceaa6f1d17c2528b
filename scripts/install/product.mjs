// Starts an installed product, tries it as its first users would, and measures it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { newAccount } from "../../tests/reliability/account.ts";
import { uploadPhoto } from "../../tests/server/support/upload-photo.ts";

/** The longest wait for the first answer, in milliseconds. */
const PATIENCE = 120_000;

/** The longest time for stopping, in milliseconds. */
const LONGEST_STOP = 20_000;

/** The time after a start in which the memory settles, in milliseconds. */
const SETTLE = 5_000;

const READY = /disponível em (http:\S+)\n/;

/**
 * Starts a command that serves the product; `seconds` is the time until its first answer. `cwd` is where it is started,
 * and `env` all of its environment.
 */
export async function startProduct([command, ...args], { cwd, env }) {
  const begin = performance.now();
  // A group of its own, which a signal reaches whole, as Ctrl+C does in a terminal: npx does not pass it on.
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const signal = (name) => process.kill(-child.pid, name);
  const ended = once(child, "close").then(([code, by]) => code ?? by);
  let said = "";
  const hear = (part) => {
    said += part;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const stop = async () => {
    signal("SIGINT");
    const timer = setTimeout(() => signal("SIGKILL"), LONGEST_STOP);
    const how = await ended;
    clearTimeout(timer);
    // npx itself ends by the signal.
    if (![0, "SIGINT"].includes(how)) throw new Error(`the server ended with ${how}: ${said}`);
  };
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal("SIGKILL");
      reject(new Error(`no answer within ${PATIENCE / 1_000} s: ${said}`));
    }, PATIENCE);
    const settle = (settled, value) => {
      clearTimeout(timer);
      settled(value);
    };
    child.stdout.on("data", () => {
      const address = READY.exec(said)?.[1];
      if (address !== undefined) settle(resolve, address);
    });
    void ended.then((how) => settle(reject, new Error(`it ended with ${how}: ${said}`)));
  });
  await ask(`${url}/api/saude`);
  const seconds = (performance.now() - begin) / 1_000;
  return { url, pid: child.pid, seconds, said: () => said, stop };
}

async function good(answer) {
  if (!answer.ok)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const ask = async (address, init) => good(await fetch(address, init));

/**
 * Opens the first page, registers, keeps an entry and a photo, and reads all that is kept as a copy, which the product
 * knows again: all that has processes and threads of its own is run. Returns the person.
 */
export async function tryProduct(url) {
  const page = await (await ask(url)).text();
  if (!page.includes("<title>FinControl")) throw new Error("the first page is not the product's");
  const person = await newAccount(() => url, "primeira");
  const entry = { data: "2026-11-02", categoria: "Lazer", valor: 12.5, descricao: "Cinema" };
  await good(await person.post("/despesas", entry));
  await uploadPhoto({ url }, person);
  const copy = await (await good(await person.get("/auth/me/dados"))).blob();
  await ask(`${url}/api/reposicao?simular=true&modo=juntar`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/zip" },
    body: copy,
  });
  await findEntry(person);
  return person;
}

/** Finds the entry of a product that was tried. */
export async function findEntry(person) {
  const listed = await (await good(await person.get("/despesas"))).text();
  if (!listed.includes("Cinema")) throw new Error("the entry is not there");
}

/** Returns the resident memory of a process that has nothing to do, in MB; Linux only. */
export async function idleMemory(pid) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1_024;
}
