import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEY_FILE } from "../../../server/infrastructure/security/sealing-key.ts";
import { factorRemovalSentences as sentences } from "../../../src/text/second-factor/factor-removal.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { newAccount } from "../../reliability/account.ts";
import { runProgram } from "../support/run-program.ts";
import { runServer } from "../support/run-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { codeAt } from "../support/totp.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

const removeFactor = (...names: readonly string[]) =>
  runProgram("remove-factor", { DATA_DIR: directory.path }, ...names);

it("a lost key is told without a fault, and the operator removes the factor under a running server", async () => {
  expect(await removeFactor()).toEqual({ code: 1, said: sentences.noName });
  const nothing = sentences.nothingThere(directory.path);
  expect(await removeFactor("rita")).toEqual({ code: 1, said: nothing });

  const server = await runServer({ DATA_DIR: directory.path });
  const rita = await newAccount(() => server.url, "rita");
  const begun = await rita.post("/auth/totp", {});
  const { segredo } = (await begun.json()) as { segredo: string };
  const confirmed = await rita.post("/auth/totp/confirmar", {
    codigo: codeAt(segredo, Date.now()),
  });
  const { codigos } = (await confirmed.json()) as { codigos: readonly string[] };

  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const login = () => post("/auth/login", { username: "rita", password: "Segredo!1" });
  await rm(join(directory.path, KEY_FILE));
  const waiting = (await login()).body;
  const step = (codigo: string) =>
    post("/auth/login/codigo", { desafio: waiting["desafio"], codigo });
  expect(await step("123456")).toEqual({
    status: 500,
    body: { detail: serverProblems["key-lost"] },
  });
  await expect.poll(server.output).toContain("a second factor was sealed with another key");
  expect((await step(codigos[0] ?? "")).status).toBe(200);

  expect(await removeFactor("ninguem")).toEqual({ code: 1, said: sentences.noSuchUser("ninguem") });
  expect(await removeFactor("RITA")).toEqual({ code: 0, said: sentences.done("RITA") });
  expect(await removeFactor("rita")).toEqual({ code: 1, said: sentences.noFactor("rita") });
  expect((await rita.get("/auth/me")).status).toBe(401);
  expect((await login()).body).toHaveProperty("access_token");
  await server.stop();
});
