import { describe, expect, it } from "vitest";
import { readConfig } from "../../server/config.ts";
import { badVariables, type Variable } from "../../src/text/pages/start-problems.ts";

const DEFAULTS = {
  port: 3000,
  host: "127.0.0.1",
  metricsPort: null,
  dataDirectory: "./data",
  databaseUrl: null,
  databasePool: null,
  admin: { username: "admin", email: "admin@fincontrol.example", password: null },
  checkoutUrl: null,
  checkoutSecret: null,
  operator: { name: null, email: null },
  publicUrl: null,
  mail: null,
  ai: null,
  rateLimitFactor: 1,
  secretKey: null,
  trustedProxies: [],
};

const GOOD: readonly (readonly [Partial<Record<Variable, string>>, object])[] = [
  [{}, {}],
  [{ PORT: "0" }, { port: 0 }],
  [
    { PORT: "65535", HOST: "::1" },
    { port: 65_535, host: "::1" },
  ],
  [{ HOST: "" }, {}],
  [{ METRICS_PORT: "9464" }, { metricsPort: 9_464 }],
  [{ METRICS_PORT: "0" }, { metricsPort: 0 }],
  [{ METRICS_PORT: "" }, {}],
  [{ DATA_DIR: "/var/lib/fincontrol" }, { dataDirectory: "/var/lib/fincontrol" }],
  [{ DATABASE_URL: "postgresql://a:b@db/fin" }, { databaseUrl: "postgresql://a:b@db/fin" }],
  [{ DATABASE_POOL: "3" }, { databasePool: 3 }],
  [{ DATABASE_POOL: "1000" }, { databasePool: 1_000 }],
  [
    { ADMIN_USERNAME: "chefe", ADMIN_EMAIL: "chefe@exemplo.pt", ADMIN_PASSWORD: "Segredo!1" },
    { admin: { username: "chefe", email: "chefe@exemplo.pt", password: "Segredo!1" } },
  ],
  [{ CHECKOUT_URL: "https://pagar.exemplo.pt/x" }, { checkoutUrl: "https://pagar.exemplo.pt/x" }],
  [{ CHECKOUT_SECRET: "0123456789abcdef" }, { checkoutSecret: "0123456789abcdef" }],
  [
    { OPERATOR_NAME: "Exemplo, Lda.", OPERATOR_EMAIL: "contacto@exemplo.pt" },
    { operator: { name: "Exemplo, Lda.", email: "contacto@exemplo.pt" } },
  ],
  [{ OPERATOR_NAME: "Exemplo" }, { operator: { name: "Exemplo", email: null } }],
  [{ PUBLIC_URL: "https://financas.exemplo.pt/" }, { publicUrl: "https://financas.exemplo.pt" }],
  [{ PUBLIC_URL: "http://127.0.0.1:3000" }, { publicUrl: "http://127.0.0.1:3000" }],
  [
    {
      PUBLIC_URL: "https://financas.exemplo.pt",
      SMTP_URL: "smtps://eu:se%20gredo@mail.exemplo.pt",
      MAIL_FROM: "contas@exemplo.pt",
    },
    {
      publicUrl: "https://financas.exemplo.pt",
      mail: { url: "smtps://eu:se%20gredo@mail.exemplo.pt", from: "contas@exemplo.pt" },
    },
  ],
  [
    { AI_BASE_URL: "https://ai.exemplo.pt/v1", AI_API_KEY: "k", AI_MODEL: "m" },
    { ai: { baseUrl: "https://ai.exemplo.pt/v1", apiKey: "k", model: "m" } },
  ],
  [{ SECRET_KEY: "k".repeat(32) }, { secretKey: "k".repeat(32) }],
  [{ RATE_LIMIT_FACTOR: "0.5" }, { rateLimitFactor: 0.5 }],
  [
    { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,fd00::/8" },
    { trustedProxies: ["127.0.0.1", "10.0.0.0/8", "fd00::/8"] },
  ],
  [
    { TRUSTED_PROXIES: "::1/128,fc00::/7,192.0.2.1/32" },
    { trustedProxies: ["::1/128", "fc00::/7", "192.0.2.1/32"] },
  ],
];

const BAD: readonly (readonly [Variable, string])[] = [
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "http"],
  ["METRICS_PORT", "65536"],
  ["METRICS_PORT", "sim"],
  ["HOST", "a b"],
  ["DATA_DIR", "a\0b"],
  ["DATABASE_URL", "mysql://db/fin"],
  ["DATABASE_URL", "postgres://db/fin?options=-c%20synchronous_commit%3Doff"],
  ["DATABASE_URL", "postgres"],
  ["DATABASE_POOL", "2"],
  ["DATABASE_POOL", "1001"],
  ["DATABASE_POOL", "7.5"],
  ["DATABASE_POOL", "muitas"],
  ["ADMIN_USERNAME", "o chefe"],
  ["ADMIN_EMAIL", "chefe"],
  ["ADMIN_PASSWORD", "curta"],
  ["CHECKOUT_URL", "http://pagar.exemplo.pt"],
  ["CHECKOUT_URL", "javascript:alert(1)"],
  ["CHECKOUT_URL", "https://a:b@pagar.exemplo.pt"],
  ["CHECKOUT_URL", "https://pagar.exemplo.pt/?client_reference_id=1"],
  ["CHECKOUT_SECRET", "curto"],
  ["CHECKOUT_SECRET", "segredo com espaços e comprido"],
  ["OPERATOR_NAME", "um\ndois"],
  ["OPERATOR_EMAIL", "contacto"],
  ["PUBLIC_URL", "financas.exemplo.pt"],
  ["PUBLIC_URL", "ftp://financas.exemplo.pt"],
  ["PUBLIC_URL", "https://financas.exemplo.pt/app"],
  ["PUBLIC_URL", "https://a:b@financas.exemplo.pt"],
  ["PUBLIC_URL", "https://financas.exemplo.pt/?a=b"],
  ["SMTP_URL", "mail.exemplo.pt"],
  ["SMTP_URL", "https://mail.exemplo.pt"],
  ["SMTP_URL", "smtp://mail.exemplo.pt/?pool=true"],
  ["SMTP_URL", "smtp://mail.exemplo.pt/caixa"],
  ["MAIL_FROM", "contas"],
  ["MAIL_FROM", "FinControl <contas@exemplo.pt>"],
  ["MAIL_FROM", "a@exemplo.pt\r\nBcc: b@exemplo.pt"],
  ["AI_BASE_URL", "ftp://ai"],
  ["SECRET_KEY", "k".repeat(31)],
  ["RATE_LIMIT_FACTOR", "0"],
  ["RATE_LIMIT_FACTOR", "muito"],
  ["RATE_LIMIT_FACTOR", "Infinity"],
  ["TRUSTED_PROXIES", "todos"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "10.0.0.1,"],
  ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
  ["TRUSTED_PROXIES", "10.0.0.1/"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "10.0.0.1,0.0.0.0/1"],
  ["TRUSTED_PROXIES", "10.0.0.0/7"],
  ["TRUSTED_PROXIES", "::/0"],
  ["TRUSTED_PROXIES", "::/1"],
];

describe("the configuration", () => {
  it.each(GOOD)("reads %j", (environment, expected) => {
    expect(readConfig(environment)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
  });

  it.each(BAD)("refuses %s=%j by its name", (name, value) => {
    const read = readConfig({ [name]: value });
    expect(read.ok).toBe(false);
    expect(Object(read)).toMatchObject({ reason: expect.arrayContaining([name]) as string[] });
    expect(badVariables[name]).toContain(name);
  });

  it.each([
    [{ SMTP_URL: "smtp://mail.exemplo.pt" }, ["MAIL_FROM", "PUBLIC_URL"]],
    [{ MAIL_FROM: "contas@exemplo.pt" }, ["SMTP_URL", "PUBLIC_URL"]],
    [{ SMTP_URL: "smtp://mail.exemplo.pt", MAIL_FROM: "contas@exemplo.pt" }, ["PUBLIC_URL"]],
  ])(
    "refuses part of what mail needs, as in %j, by naming what is missing",
    (environment, reason) => {
      expect(readConfig(environment)).toEqual({ ok: false, reason });
    },
  );

  it("refuses part of an AI provider by naming what is missing", () => {
    expect(readConfig({ AI_API_KEY: "k" })).toEqual({
      ok: false,
      reason: ["AI_BASE_URL", "AI_MODEL"],
    });
  });
});
