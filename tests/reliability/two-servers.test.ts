// @module-tag sweep
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runServer } from "../server/support/run-server.ts";
import { SIGNATURE_HEADER } from "../../src/contract/payments.ts";
import { signatureOf } from "../server/support/notices.ts";
import { SECRET } from "../server/support/start-test-server.ts";
import { ORIGIN } from "../server/support/passkeys.ts";
import { softwareAuthenticator } from "../support/authenticator.ts";
import { newDatabase } from "../server/support/shared-postgres.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { accountOf, newAccount } from "./account.ts";
import { startRoundRobin, type RoundRobin } from "./round-robin.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EXPENSE = { data: "2026-03-02", categoria: "Lazer", valor: 12.5, descricao: "Cinema" };

describe("two servers on one PostgreSQL", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let servers: readonly Awaited<ReturnType<typeof runServer>>[];
  let balancer: RoundRobin;

  beforeAll(async () => {
    directory = await temporaryDirectory();
    const environment = {
      DATA_DIR: directory.path,
      DATABASE_URL: await newDatabase(),
      RATE_LIMIT_FACTOR: "1000",
      CHECKOUT_URL: "https://pagar.exemplo.pt/",
      CHECKOUT_SECRET: SECRET,
      PUBLIC_URL: ORIGIN,
    };
    // Both find the database empty, and both try to create its tables.
    servers = await Promise.all([runServer(environment), runServer(environment)]);
    balancer = await startRoundRobin(servers.map(({ url }) => url));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map(({ stop }) => stop()));
    await directory.remove();
  });

  const through = () => balancer.url;

  it("give the same answers, whichever is asked", async () => {
    const account = await newAccount(through, "os_dois");
    for (let count = 0; count < 6; count += 1) await account.post("/despesas", EXPENSE);
    for (const path of ["/despesas", "/auth/me", "/objetivos", "/categorias/despesa"]) {
      const [one, other] = await Promise.all(
        servers.map(async ({ url }) => {
          const answer = await accountOf(() => url, account.token).get(path);
          return {
            status: answer.status,
            tag: answer.headers.get("etag"),
            text: await answer.text(),
          };
        }),
      );
      expect(one).toEqual(other);
      expect(one?.status).toBe(200);
    }
  });

  it("keep a limit together that ten calls reach at once", async () => {
    const account = await newAccount(through, "apressada");
    const goal = { nome: "Férias", valor_total: 1000 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => account.post("/objetivos", goal)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 403)).toHaveLength(8);
  });

  it("create once what is sent to both under one key", async () => {
    const account = await newAccount(through, "repetida");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => account.post("/despesas", EXPENSE, "a-mesma")),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const kept = (await (await account.get("/despesas")).json()) as unknown[];
    expect(kept).toHaveLength(1);
  });

  it("come to one plan of notices that both are told at once, each several times and in any order", async () => {
    const account = await newAccount(through, "pagante");
    const bought = (await (await account.post("/pagamentos/checkout", {})).json()) as {
      checkout_url: string;
    };
    const referencia = new URL(bought.checkout_url).searchParams.get("client_reference_id");
    const tell = async (second: number, tipo: string) => {
      const criado_em = new Date(Date.now() - 60_000 + second * 1_000).toISOString();
      const body = JSON.stringify({ id: `evt_${second}`, tipo, criado_em, referencia });
      const signature = signatureOf(body, Math.floor(Date.now() / 1000));
      const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signature };
      const init = { method: "POST", headers, body };
      return () => fetch(`${through()}/api/pagamentos/aviso`, init);
    };
    const kinds = ["iniciada", "terminada", "iniciada", "terminada", "iniciada"];
    const notices = await Promise.all(kinds.map((kind, at) => tell(at, `assinatura.${kind}`)));
    const answers = await Promise.all(
      [...notices, ...notices.toReversed(), ...notices].map((send) => send()),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { url } of servers) {
      const me = await accountOf(() => url, account.token).get("/auth/me");
      expect(await me.json()).toMatchObject({ plano: "premium" });
    }
  });

  it("let a passkey in with whichever challenge, once between them", async () => {
    const account = await newAccount(through, "com_chave");
    const authenticator = softwareAuthenticator(ORIGIN);
    const asked = async (path: string) => (await account.post(path, {})).json() as Promise<never>;
    const resposta = authenticator.make(await asked("/auth/chaves/opcoes"));
    const made = await account.post("/auth/chaves", { nome: "Telemóvel", resposta });
    expect(made.status).toBe(201);
    const proof = { resposta: authenticator.prove(await asked("/auth/login/chave/opcoes")) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => account.post("/auth/login/chave", proof)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it("end a session for each other", async () => {
    const account = await newAccount(through, "de_saida");
    expect((await account.post("/auth/logout", {})).status).toBe(204);
    for (const { url } of servers)
      expect((await accountOf(() => url, account.token).get("/auth/me")).status).toBe(401);
  });

  it("lose nothing and double nothing when one is killed among requests in flight", async () => {
    const account = await newAccount(through, "em_voo");
    const write = (number: number) =>
      account.post("/despesas", { ...EXPENSE, valor: number }, `voo-${number}`);
    const statuses: number[] = [];
    let next = 0;
    // As many at once as the limit of one user, and some more.
    const writer = async () => {
      while (next < 300) {
        const number = next;
        next += 1;
        const written = write(number);
        if (number === 40) servers[0]?.signal("SIGKILL");
        statuses.push((await written).status);
      }
    };
    await Promise.all(Array.from({ length: 12 }, writer));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(balancer.movedOn()).toBeGreaterThan(0);
    const kept = (await (await account.get("/despesas")).json()) as { valor: number }[];
    expect(kept.map(({ valor }) => valor).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, number) => number),
    );
  });
});
