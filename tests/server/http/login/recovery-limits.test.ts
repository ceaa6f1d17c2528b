import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recoveryPaths } from "../../../../src/contract/login/recovery.ts";
import { userId } from "../../../../src/domain/shared/ids.ts";
import { newUser } from "../../../../server/application/login/new-user.ts";
import { call } from "../../support/caller.ts";
import { newPerson, newUsername } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { startSmtpServer, type SmtpStandIn } from "../../support/smtp-server.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { MINUTE } from "../../support/test-clock.ts";

const PUBLIC_URL = "https://financas.exemplo.pt";

const ask = (server: TestServer, email: string, address: string) =>
  call(server, "POST", recoveryPaths.ask, { body: { email }, address });

const conclude = (server: TestServer, token: string) =>
  call(server, "POST", recoveryPaths.conclude, { body: { token, nova_senha: "Outro-segredo!2" } });

describe("asking for a new password", () => {
  let server: TestServer;
  let post: SmtpStandIn;
  const lines: string[] = [];

  const startWith = async (options: Parameters<typeof startSmtpServer>[0]) => {
    post = await startSmtpServer(options);
    const log = pino(
      { level: "warn" },
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          lines.push(chunk.toString());
          done();
        },
      }),
    );
    const mail = { url: post.url, from: "contas@exemplo.pt" };
    server = await startTestServer({ mail, log, publicUrl: PUBLIC_URL, rateLimitFactor: 1 });
  };
  beforeEach(() => {
    lines.length = 0;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 4, 6) });
  });
  afterEach(async () => {
    await server.close();
    await post.close();
    vi.useRealTimers();
  });

  it("is let through ten times in a quarter of an hour, for one email and from one address", async () => {
    await startWith({});
    const { email } = (await newPerson(server)).user;
    const statuses = async (count: number, one: (index: number) => ReturnType<typeof ask>) => {
      const all = new Set<number>();
      for (let index = 0; index < count; index += 1) all.add((await one(index)).status);
      return [...all];
    };
    const lockOut = async (whose: string, network: string) => {
      const from = (turn: number) => `${network}.${turn}`;
      expect(await statuses(10, (turn) => ask(server, whose, from(turn)))).toEqual([202]);
      const refused = await ask(server, whose.toUpperCase(), from(11));
      expect(refused).toMatchObject(refusal("too-many-requests"));
      expect(refused.headers["retry-after"]).toBe("900");
    };
    await lockOut(email, "192.0.1");
    await lockOut("ninguem@exemplo.pt", "192.0.2");
    const other = (turn: number) => ask(server, `${newUsername()}-${turn}@exemplo.pt`, "192.0.9.1");
    expect(await statuses(10, other)).toEqual([202]);
    expect((await other(11)).status).toBe(429);
    vi.setSystemTime(Date.now() + 15 * MINUTE);
    expect((await ask(server, email, "192.0.9.1")).status).toBe(202);
  });

  it("lets tokens be tried ten times in a quarter of an hour", async () => {
    await startWith({});
    for (let count = 0; count < 10; count += 1)
      expect((await conclude(server, "x")).status).toBe(410);
    expect((await conclude(server, "x")).status).toBe(429);
  });

  it("is answered all the same where the mail server refuses, and the log says so without a name", async () => {
    await startWith({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
    });
    const { email, username } = (await newPerson(server)).user;
    expect((await ask(server, email, "192.0.2.1")).status).toBe(202);
    await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(1);
    const [line = ""] = lines;
    expect(JSON.parse(line)).toMatchObject({ msg: "a mail was not sent", why: "failed" });
    expect(line).not.toContain(email);
    expect(line).not.toContain(username);
  });

  it("takes the same time whether there is an account or not", async () => {
    await startWith({ onConnect: (_session, done) => void setTimeout(done, 300) });
    const times: Readonly<Record<"known" | "unknown", number[]>> = { known: [], unknown: [] };
    for (let turn = 0; turn < 60; turn += 1) {
      const username = newUsername();
      const email = `${username}@exemplo.pt`;
      const user = newUser({ id: userId(username), username, email, role: "normal" });
      await server.stores.users.add({ user, passwordHash: "hash" }, 1);
      const pair = [
        ["known", email],
        ["unknown", `nin_${turn}@exemplo.pt`],
      ] as const;
      for (const [who, whose] of turn % 2 === 0 ? pair : pair.toReversed()) {
        const begun = performance.now();
        expect((await ask(server, whose, `192.0.${turn}.1`)).status).toBe(202);
        times[who].push(performance.now() - begun);
      }
    }
    const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    // A look into the database and a link cost more than that, and a mail much more.
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(0.5, unknown / 2));
  }, 60_000);
});
