import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { call } from "../../support/caller.ts";
import {
  newPerson,
  newPremiumPerson,
  newUsername,
  PASSWORD,
  setPlan,
} from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { HOUR, MINUTE } from "../../support/test-clock.ts";

/** The limits count on the system's clock; only it is made to stand still. */
const START = Date.UTC(2031, 4, 6);

describe("a rate limit", () => {
  let server: TestServer;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    server = await startTestServer({ rateLimitFactor: 1 });
  });
  afterEach(async () => {
    await server.close();
    vi.useRealTimers();
  });

  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  const tryLogin = (username: string, password: string, address = "192.0.2.1") =>
    call(server, "POST", "/auth/login", { body: { username, password }, address });

  const register = (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const username = newUsername();
    const body = { username, email: `${username}@exemplo.pt`, password: PASSWORD };
    return call(server, "POST", "/auth/register", { body, address, headers });
  };

  const times = async (count: number, act: () => Promise<{ readonly status: number }>) => {
    const statuses: number[] = [];
    for (let done = 0; done < count; done += 1) statuses.push((await act()).status);
    return new Set(statuses);
  };

  it("lets ten logins of one user from one address fail in a quarter of an hour", async () => {
    const { user } = await newPerson(server);
    const { username } = user;
    expect(await times(10, () => tryLogin(username, "x"))).toEqual(new Set([401]));
    const refused = await tryLogin(username.toUpperCase(), PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ detail: serverProblems["too-many-requests"] });
    expect(refused.headers["retry-after"]).toBe("900");
    expect((await tryLogin(username, PASSWORD, "192.0.2.2")).status).toBe(200);
    expect((await tryLogin("outra", "x")).status).toBe(401);
    later(15 * MINUTE - 1);
    expect((await tryLogin(username, PASSWORD)).status).toBe(429);
    later(1);
    expect((await tryLogin(username, PASSWORD)).status).toBe(200);
  });

  it("counts only the failures of logins", async () => {
    const { user } = await newPerson(server);
    expect(await times(12, () => tryLogin(user.username, PASSWORD))).toEqual(new Set([200]));
    expect(await times(10, () => tryLogin(user.username, "x"))).toEqual(new Set([401]));
  });

  it("holds when the guesses come all at once", async () => {
    const { user } = await newPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tryLogin(user.username, "x")),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it("lets a hundred logins from one address fail, whoever they are for", async () => {
    let guesses = 0;
    const guess = () => tryLogin(`ninguem_${(guesses += 1)}`, "x");
    expect(await times(100, guess)).toEqual(new Set([401]));
    expect((await guess()).status).toBe(429);
    expect((await tryLogin("ninguem", "x", "192.0.2.2")).status).toBe(401);
  });

  it("lets one address register ten times an hour, whatever it says of itself", async () => {
    expect(await times(10, () => register("192.0.2.1"))).toEqual(new Set([201]));
    const spoofed = { "x-forwarded-for": "198.51.100.7", forwarded: "for=198.51.100.7" };
    const refused = await register("192.0.2.1", spoofed);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect((await register("192.0.2.2")).status).toBe(201);
    later(HOUR);
    expect((await register("192.0.2.1")).status).toBe(201);
  });

  it("counts by the address that a trusted proxy names, and believes nobody else", async () => {
    const behind = await startTestServer({ rateLimitFactor: 1, trustedProxies: ["10.0.0.0/8"] });
    const tryFrom = (proxy: string, address: string) => {
      const body = { username: "ninguem", password: "x" };
      const headers = { "x-forwarded-for": `198.51.100.1, ${address}` };
      return call(behind, "POST", "/auth/login", { body, address: proxy, headers });
    };
    expect(await times(10, () => tryFrom("10.0.0.1", "192.0.2.1"))).toEqual(new Set([401]));
    expect((await tryFrom("10.0.0.2", "192.0.2.1")).status).toBe(429);
    expect((await tryFrom("10.0.0.1", "192.0.2.2")).status).toBe(401);
    expect(await times(10, () => tryFrom("192.0.2.9", "192.0.2.1"))).toEqual(new Set([401]));
    expect((await tryFrom("192.0.2.9", "192.0.2.3")).status).toBe(429);
    await behind.close();
  });

  it.each([
    [
      "the addresses of one network of IPv6",
      (index: number) => `2001:db8:0:7::${index.toString(16)}`,
    ],
    [
      "an IPv4 address that IPv6 maps",
      (index: number) => `::ffff:${index % 2 === 0 ? "192.0.2.9" : "c000:209"}`,
    ],
  ])("counts %s as one", async (_, addressOf) => {
    let turn = 0;
    const next = () => addressOf((turn += 1));
    expect(await times(10, () => tryLogin("ninguem", "x", next()))).toEqual(new Set([401]));
    expect((await tryLogin("ninguem", "x", next())).status).toBe(429);
    expect((await tryLogin("ninguem", "x", "2001:db8:0:8::1")).status).toBe(401);
    expect(await times(10, () => register(next()))).toEqual(new Set([201]));
    expect((await register(next())).status).toBe(429);
  });

  it.each([
    ["the ports that a trusted proxy tells", (index: number) => `192.0.2.1:${index}`],
    ["the ports of an IPv6 address", (index: number) => `[2001:db8::${index}]:${index}`],
    ["spellings of an IPv6 address", (index: number) => `2001:DB8:0:${"0".repeat(index % 4)}0::1`],
    ["whatever is no address", (index: number) => `${"x".repeat(100)}${index}`],
  ])("counts %s as one", async (_, forwardedOf) => {
    const behind = await startTestServer({ rateLimitFactor: 1, trustedProxies: ["10.0.0.1"] });
    let turn = 0;
    const guess = () => {
      const body = { username: "ninguem", password: "x" };
      const headers = { "x-forwarded-for": forwardedOf((turn += 1)) };
      return call(behind, "POST", "/auth/login", { body, address: "10.0.0.1", headers });
    };
    expect(await times(10, guess)).toEqual(new Set([401]));
    expect((await guess()).status).toBe(429);
    await behind.close();
  });

  it("lets sixty logins of one user from one address succeed in a quarter of an hour", async () => {
    const { user } = await newPerson(server);
    const enter = () => tryLogin(user.username, PASSWORD);
    expect(await times(60, enter)).toEqual(new Set([200]));
    const refused = await enter();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("900");
    expect((await tryLogin(user.username, PASSWORD, "192.0.2.2")).status).toBe(200);
  });

  it("slows a guesser with many addresses, and not the owner at a familiar one", async () => {
    const { user } = await newPerson(server);
    const answersTo = async (username: string) => {
      const guess = (index: number) => tryLogin(username, "x", `198.51.100.${index}`);
      let turn = 0;
      expect(await times(31, () => guess((turn += 1)))).toEqual(new Set([401]));
      const refused = await guess(32);
      expect(refused.headers["retry-after"]).toBe("5");
      later(5_000);
      return [refused.status, refused.body, (await guess(33)).status, (await guess(34)).status];
    };
    expect((await tryLogin(user.username, PASSWORD)).status).toBe(200);
    const known = await answersTo(user.username);
    expect(known).toEqual([429, { detail: serverProblems["too-many-requests"] }, 401, 429]);
    expect(await answersTo("ninguem")).toEqual(known);
    expect((await tryLogin(user.username, "x")).status).toBe(401);
    expect((await tryLogin(user.username, PASSWORD)).status).toBe(200);
    const elsewhere = () => tryLogin(user.username, PASSWORD, "192.0.2.2");
    later(5_000);
    expect((await elsewhere()).status).toBe(200);
  });

  it("lets one user call three hundred times a minute", async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    const read = (token: string) => call(server, "GET", "/categorias/receita", { token });
    expect(await times(300, () => read(one.token))).toEqual(new Set([200]));
    const refused = await read(one.token);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await read(other.token)).status).toBe(200);
    later(MINUTE);
    expect((await read(one.token)).status).toBe(200);
  });

  it("lets one user upload twenty times an hour, whatever comes of it", async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    const upload = (token: string) => call(server, "POST", "/objetivos/upload-foto", { token });
    expect(await times(20, () => upload(one.token))).toEqual(new Set([415]));
    const refused = await upload(one.token);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect((await upload(other.token)).status).toBe(415);
    later(HOUR);
    expect((await upload(one.token)).status).toBe(415);
  });

  it("lets one user download an export ten times an hour, of whatever form", async () => {
    const [one, other] = [await newPremiumPerson(server), await newPremiumPerson(server)];
    const download = (token: string, form: string) =>
      call(server, "GET", `/exportacao/${form}`, { token });
    expect(await times(5, () => download(one.token, "json"))).toEqual(new Set([200]));
    expect(await times(5, () => download(one.token, "csv"))).toEqual(new Set([200]));
    for (const form of ["json", "csv"]) {
      const refused = await download(one.token, form);
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({ detail: serverProblems["too-many-requests"] });
      expect(refused.headers["retry-after"]).toBe("3600");
      expect(refused.headers["content-disposition"]).toBeUndefined();
    }
    expect((await download(one.token, "resumo")).status).toBe(200);
    expect((await download(other.token, "csv")).status).toBe(200);
    later(HOUR);
    expect((await download(one.token, "json")).status).toBe(200);
  });

  it("counts no export that the plan refuses", async () => {
    const { token, user } = await newPerson(server);
    const download = () => call(server, "GET", "/exportacao/csv", { token });
    expect(await times(12, download)).toEqual(new Set([403]));
    await setPlan(server, user.id, "premium");
    expect((await download()).status).toBe(200);
  });

  it("is multiplied by the factor", async () => {
    const strict = await startTestServer({ rateLimitFactor: 0.1 });
    const body = { username: "ninguem", password: "x" };
    const guess = () => call(strict, "POST", "/auth/login", { body });
    expect([(await guess()).status, (await guess()).status]).toEqual([401, 429]);
    await strict.close();
  });
});
