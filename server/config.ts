import { isIP } from "node:net";
import { safeParse } from "valibot";
import { email as emailSchema } from "../src/contract/administration/account-fields.ts";
import { REFERENCE_PARAMETER } from "../src/domain/plans/checkout.ts";
import type { Operator } from "../src/domain/operator/operator.ts";
import { accepted, refused, type Result } from "../src/domain/shared/result.ts";
import { passwordFault } from "../src/domain/users/password-policy.ts";
import { isUsername } from "../src/domain/users/username.ts";
import type { Variable } from "../src/text/pages/start-problems.ts";
import type { FirstAdmin } from "./application/login/bootstrap-admin.ts";

/** The provider of recommendations. */
export type AiProvider = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
};

/** The mail server, and the sender's address. */
export type MailServer = { readonly url: string; readonly from: string };

/** Everything set by the environment. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** The loopback port of the metrics; null means that there are none. */
  readonly metricsPort: number | null;
  readonly dataDirectory: string;
  /** A PostgreSQL address; null means the embedded SQLite file. */
  readonly databaseUrl: string | null;
  /** The most connections to PostgreSQL; null means twice as many as there are cores, and one more. */
  readonly databasePool: number | null;
  readonly admin: FirstAdmin;
  readonly checkoutUrl: string | null;
  /** The secret that signs payment notices; without it none are accepted. */
  readonly checkoutSecret: string | null;
  readonly operator: Operator;
  /** The public origin of the product; null if it is not set. */
  readonly publicUrl: string | null;
  /** Null if no mail can be sent. */
  readonly mail: MailServer | null;
  readonly ai: AiProvider | null;
  readonly rateLimitFactor: number;
  /** The key that seals secrets; null means a key in a file of the data's folder. */
  readonly secretKey: string | null;
  /** The addresses and networks whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
};

const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port <= 65_535;

/** A small machine's default as the least: a unit of work may need a second connection for a moment. */
const isPoolSize = (size: number) => Number.isInteger(size) && size >= 3 && size <= 1_000;

type Environment = Readonly<Record<string, string | undefined>>;

const urlWith = (text: string, protocols: readonly string[]): boolean => {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
};

/** Whether a text is an address of PostgreSQL; options in it would take the place of ours, which make a commit durable. */
const isDatabase = (text: string) =>
  urlWith(text, ["postgres:", "postgresql:"]) && !URL.parse(text)?.searchParams.has("options");

const isSafeCheckout = (text: string) => {
  const url = URL.parse(text);
  const isBare = url?.username === "" && url.password === "";
  return urlWith(text, ["https:"]) && isBare && !url.searchParams.has(REFERENCE_PARAMETER);
};

const isLegalName = (text: string) => text.length <= 200 && !/\p{Cc}/u.test(text);

/** Whether a text is an origin and nothing more, but for a trailing slash. */
const isOrigin = (text: string) =>
  urlWith(text, ["https:", "http:"]) && `${URL.parse(text)?.origin}/` === URL.parse(text)?.href;

/** Whether a text is the address of a mail server, without options. */
const isMailServer = (text: string) => {
  const url = URL.parse(text);
  return (
    urlWith(text, ["smtp:", "smtps:"]) &&
    ["", "/"].includes(url?.pathname ?? "?") &&
    !/[?#]/.test(text)
  );
};

const isEmail = (text: string) => safeParse(emailSchema, text).success;

const listOf = (text: string | null): readonly string[] =>
  text === null ? [] : text.split(",").map((part) => part.trim());

/** Half of the hexadecimal digits of 256 bits; a secret that a person thinks up is mostly shorter. */
const SECRET_KEY_MIN = 32;

/** The prefix lengths of a network by the version of IP: the widest of private addresses, and one address. */
const PREFIXES: Readonly<Record<number, readonly [number, number]>> = { 4: [8, 32], 6: [7, 128] };

/**
 * Whether a text is an IP address, or a network with its prefix length; whoever believes a wider one believes what
 * strangers say of themselves.
 */
function isNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const bounds = PREFIXES[isIP(address)];
  if (bounds === undefined || more.length > 0) return false;
  if (prefix === undefined) return true;
  const [least, most] = bounds;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= least && Number(prefix) <= most;
}

/** Reads and checks every variable; a refusal names all invalid ones. */
export function readConfig(env: Environment): Result<Config, readonly Variable[]> {
  const bad: Variable[] = [];

  // An empty variable is how a shell or a container file says "not set".
  const text = (name: Variable) => env[name]?.trim() || null;
  const checked = (name: Variable, isGood: (value: string) => boolean) => {
    const value = text(name);
    if (value !== null && !isGood(value)) bad.push(name);
    return value;
  };
  const number = (name: Variable, otherwise: number, isGood: (value: number) => boolean) =>
    Number(checked(name, (value) => isGood(Number(value))) ?? otherwise);

  const publicUrl = checked("PUBLIC_URL", isOrigin);
  const config: Config = {
    port: number("PORT", 3000, isPort),
    metricsPort: text("METRICS_PORT") === null ? null : number("METRICS_PORT", 0, isPort),
    host: checked("HOST", (host) => /^[\w.:-]+$/.test(host)) ?? "127.0.0.1",
    dataDirectory: checked("DATA_DIR", (path) => !path.includes("\0")) ?? "./data",
    databaseUrl: checked("DATABASE_URL", isDatabase),
    databasePool: text("DATABASE_POOL") === null ? null : number("DATABASE_POOL", 0, isPoolSize),
    admin: {
      username: checked("ADMIN_USERNAME", isUsername) ?? "admin",
      email: checked("ADMIN_EMAIL", isEmail) ?? "admin@fincontrol.example",
      password: checked("ADMIN_PASSWORD", (password) => passwordFault(password) === null),
    },
    checkoutUrl: checked("CHECKOUT_URL", isSafeCheckout),
    checkoutSecret: checked("CHECKOUT_SECRET", (secret) => /^[\x21-\x7e]{16,}$/.test(secret)),
    operator: {
      name: checked("OPERATOR_NAME", isLegalName),
      email: checked("OPERATOR_EMAIL", isEmail),
    },
    publicUrl: publicUrl === null ? null : (URL.parse(publicUrl)?.origin ?? null),
    mail: readMail(checked, publicUrl, bad),
    ai: readAi(checked, bad),
    rateLimitFactor: number("RATE_LIMIT_FACTOR", 1, (factor) => factor > 0 && factor <= 1_000_000),
    secretKey: checked("SECRET_KEY", (key) => key.length >= SECRET_KEY_MIN),
    trustedProxies: listOf(checked("TRUSTED_PROXIES", (list) => listOf(list).every(isNetwork))),
  };
  return bad.length === 0 ? accepted(config) : refused(bad);
}

/** The missing variables that the legal texts need to name the operator. */
export const missingOf = ({ name, email }: Operator): readonly Variable[] =>
  absentAmong({ OPERATOR_NAME: name, OPERATOR_EMAIL: email });

type Checked = (name: Variable, isGood: (value: string) => boolean) => string | null;

/** Reads the mail server: it needs both variables, and the public address for its links. */
function readMail(checked: Checked, publicUrl: string | null, bad: Variable[]): MailServer | null {
  const url = checked("SMTP_URL", isMailServer);
  const from = checked("MAIL_FROM", isEmail);
  if (url === null && from === null) return null;
  bad.push(...absentAmong({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl }));
  return url === null || from === null ? null : { url, from };
}

/** Reads the provider: it needs all three variables; one alone is an oversight that would go unnoticed. */
function readAi(checked: Checked, bad: Variable[]): AiProvider | null {
  const baseUrl = checked("AI_BASE_URL", (url) => urlWith(url, ["https:", "http:"]));
  const apiKey = checked("AI_API_KEY", (key) => /^[\x21-\x7e]+$/.test(key));
  const model = checked("AI_MODEL", (name) => /^[\x21-\x7e]+$/.test(name));
  if (baseUrl !== null && apiKey !== null && model !== null) return { baseUrl, apiKey, model };
  if (baseUrl === null && apiKey === null && model === null) return null;
  bad.push(...absentAmong({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }));
  return null;
}

const absentAmong = (values: Partial<Record<Variable, string | null>>): readonly Variable[] =>
  (Object.keys(values) as Variable[]).filter((name) => values[name] === null);
