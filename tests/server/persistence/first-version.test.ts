import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { STANDARD_CATEGORIES } from "../../../src/domain/categories/standard-categories.ts";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { call } from "../support/caller.ts";
import {
  FIRST_VERSIONS,
  readManifest,
  type FirstVersion,
  type Manifest,
} from "../support/first-version.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

/** What today's answers add to those of the first version. */
const NEWS = new Set([
  "ligacao",
  "entradas",
  "repetir",
  "revisao",
  "elimina_em",
  "categorias",
  "regras",
  "recorrentes",
  "contas",
  "importacoes",
  "linhas_importadas",
  "taloes",
  "reserva",
  "propostas_recusadas",
  "notificacoes_dispensadas",
  "chave",
  "automatico",
  "cumpre",
  "soma",
]);

/** An answer without what the first version did not know. */
const withoutNews = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (field, value: unknown) => {
    if (NEWS.has(field)) return undefined;
    return field === "versao" ? 1 : value;
  });

const EACH_LEDGER = "join users on users.id = members.user_id order by username_key";

describe.each(FIRST_VERSIONS)("the first version's data over $name", ({ begin }) => {
  let manifest: Manifest;
  let data: FirstVersion;
  let server: TestServer;
  let end: () => Promise<void>;

  beforeAll(async () => {
    manifest = await readManifest();
    const { lay, end: endStorage } = begin();
    data = await lay();
    server = await startTestServer({ ...data, clock: testClock(manifest.now) });
    end = async () => {
      await server.close();
      await endStorage();
    };
  });
  afterAll(() => end());

  it("are answered as they were, to everybody whose session was alive and to nobody else", async () => {
    for (const { who, path, status, answer } of manifest.answers) {
      const now = await call(server, "GET", path, { token: manifest.tokens[who] });
      expect([who, path, now.status]).toEqual([who, path, status]);
      if (status === 200) expect(withoutNews(now.body ?? now.text)).toEqual(answer);
    }
  });

  it("still show every photo", async () => {
    for (const { path, status } of manifest.photos)
      expect((await call(server, "GET", path)).status).toBe(status);
  });

  it("let in who knows the password, and nobody who is suspended", async () => {
    for (const { username, password, status, answer } of manifest.logins) {
      const login = await call(server, "POST", "/auth/login", { body: { username, password } });
      expect([username, login.status]).toEqual([username, status]);
      expect(login.body).toMatchObject(answer);
    }
  });

  it("answer a creating call that is sent again with what it made", async () => {
    const { username = "", password } =
      manifest.logins.find((one) => one.username === "admin") ?? {};
    const login = await call(server, "POST", "/auth/login", { body: { username, password } });
    // Whoever makes accounts has to have been there of late.
    const tokens = {
      ...manifest.tokens,
      admin: (login.body as { readonly access_token: string }).access_token,
    };
    for (const { who, path, key, body, status, answer } of manifest.repeats) {
      const token = tokens[who];
      const headers = { [IDEMPOTENCY_HEADER]: key };
      const again = await call(server, "POST", path, { token, body, headers });
      expect([path, again.status, withoutNews(again.body)]).toEqual([path, status, answer]);
    }
  });

  it("tell no alert a second time", async () => {
    const token = manifest.tokens.marta;
    const told = async () =>
      (await call(server, "GET", "/notificacoes", { token })).body as readonly {
        readonly id: string;
        readonly titulo: string;
        readonly ligacao: object | null;
      }[];
    const before = await told();
    expect(before.length).toBeGreaterThan(0);
    await call(server, "POST", "/notificacoes/gerar-automaticas", { token });
    const known = new Set(before.map(({ id }) => id));
    const subjectOf = ({ titulo, ligacao }: (typeof before)[number]) => [titulo, ligacao];
    // Since the mean is another one by now, there may be news of other subjects.
    for (const one of (await told()).filter(({ id }) => !known.has(id)))
      expect(before.map(subjectOf)).not.toContainEqual(subjectOf(one));
  });

  it("keep every session, under a name of its own and on a device that nobody knows", async () => {
    const kept = await data.ask("select digest, id, device, issued_at, present_at from tokens");
    expect(kept.length).toBeGreaterThanOrEqual(Object.keys(manifest.tokens).length - 1);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
    for (const row of kept) {
      expect(row["id"]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(row["device"]).toBe("Dispositivo desconhecido");
      expect(row["present_at"]).toEqual(row["issued_at"]);
    }
    const token = manifest.tokens.marta;
    const { body } = await call(server, "GET", "/auth/sessoes", { token });
    expect(body).toContainEqual(expect.objectContaining({ atual: true }));
  });

  it("lie in a ledger of each user's own, at its first revision, each with a history of its own", async () => {
    const ledgers = await data.ask(
      `select user_id, members.role, revision, epoch, pruned_revision from members
       join ledgers on ledgers.id = members.ledger_id ${EACH_LEDGER}`,
    );
    const users = await data.ask("select id from users order by username_key");
    expect(ledgers.map(({ user_id }) => user_id)).toEqual(users.map(({ id }) => id));
    expect(users).toHaveLength(6);
    for (const { role, revision, pruned_revision: pruned } of ledgers)
      expect([role, Number(revision), Number(pruned)]).toEqual(["owner", 1, 0]);
    expect(new Set(ledgers.map(({ epoch }) => epoch)).size).toBe(6);
    for (const table of ["transactions", "budgets", "goals", "categories"])
      expect(
        await data.ask(`select id from ${table} where revision <> 1 or deleted_at is not null`),
      ).toEqual([]);
  });

  it("are filed under the standard categories, and under archived ones of the names that no list had", async () => {
    const rows = await data.ask(
      `select username, kind, categories.name, categories.role, archived from categories
       join members on members.ledger_id = categories.ledger_id ${EACH_LEDGER}, position, kind, categories.name`,
    );
    const standard = STANDARD_CATEGORIES.map(({ kind, name, role }) => `${kind} ${name} ${role}`);
    const saying = (row: (typeof rows)[number]) =>
      [row["kind"], row["name"], row["role"]].join(" ");
    for (const someone of new Set(rows.map(({ username }) => username))) {
      const own = rows.filter(({ username }) => username === someone);
      const offered = own.filter(({ archived }) => Number(archived) === 0);
      expect(offered.map(saying).toSorted(compareText)).toEqual(standard.toSorted(compareText));
    }
    const archived = rows.filter((row) => Number(row["archived"]) === 1);
    expect(archived.map((row) => [row["username"], row["kind"], row["name"]].join(" "))).toEqual([
      "Marta_Premium expense Barbearia ✂️",
      "Marta_Premium expense Viagens",
      "Marta_Premium income Prémios",
      "sara_suspensa income Prémios",
    ]);
  });

  it("come to the sums of each month that a recount comes to", async () => {
    const order = "order by ledger_id, month, kind, category_id";
    const recount = await data.ask(
      `select ledger_id, substr(date, 1, 7) as month, kind, category_id, sum(amount) as sum, count(*) as count
       from transactions group by ledger_id, substr(date, 1, 7), kind, category_id ${order}`,
    );
    const kept = await data.ask(
      `select ledger_id, month, kind, category_id, sum, count from month_sums ${order}`,
    );
    const [asNumbers, ofRecount] = [kept, recount].map((rows) =>
      rows.map((row) => ({ ...row, sum: Number(row["sum"]), count: Number(row["count"]) })),
    );
    expect(asNumbers).toEqual(ofRecount);
    expect(kept.length).toBeGreaterThan(100);
  });
});
