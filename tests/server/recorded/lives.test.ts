import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson, setPlan } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { writerOf } from "../support/writes.ts";
import { answerLine, randomNames } from "./answer-line.ts";
import { LIVES } from "./lives.ts";

describe.each(SERVERS)("what a record's life is answered, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock() });
  });
  afterAll(() => server.close());

  it.each(
    LIVES.flatMap(({ name, steps }) =>
      (["free", "premium"] as const).map((plan) => ({ name, steps, plan })),
    ),
  )("is what it was when it was recorded: $name, $plan", async ({ name, steps, plan }) => {
    const { token, user } = await newPerson(server, `${name}_${plan}`);
    await setPlan(server, user.id, plan);
    const write = writerOf(server, token);
    const named = randomNames();
    const lines: string[] = [];
    for (const { method, path, body, ...headers } of steps()) {
      const told = Object.keys(headers).length === 0 ? "" : ` ${JSON.stringify(headers)}`;
      const answer = await write(method, path, { ...headers, ...(body && { body }) });
      lines.push(answerLine(`${method} ${path}${told}`, answer, named));
    }
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(
      `../../fixtures/recorded-answers/lives/${name}-${plan}.txt`,
    );
  });
});
