import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { loginPaths } from "../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../src/contract/login/account-paths.ts";
import { API_BASE } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { storageKeys } from "../../../src/infrastructure/browser/stores/storage-keys.ts";
import { NOW } from "./now.ts";

export const PASSWORD = "Segredo!1";
export const ADMIN_PASSWORD = "Segredo-admin!1";

type Login = { readonly access_token: string; readonly user: unknown };

/** A record on the wire. */
export type WireRecord = {
  readonly data: string;
  readonly categoria: string;
  readonly valor: number;
  readonly descricao?: string | null;
};

/** A goal on the wire. */
export type WireGoal = {
  readonly nome: string;
  readonly valor_total: number;
  readonly valor_atual?: number;
  readonly prazo?: string;
};

/** A budget on the wire. */
export type WireBudget = {
  readonly categoria: string;
  readonly valor_limite: number;
  readonly mes_ano: string;
};

/** A new category on the wire. */
export type WireCategory = {
  readonly tipo: "receita" | "despesa";
  readonly nome: string;
  readonly fixa?: boolean;
  readonly cor?: string;
  readonly icone?: string;
};

let accounts = 0;

async function call(url: string, method: string, path: string, body?: unknown, token = "") {
  const answer = await fetch(`${url}${API_BASE}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return (text === "" ? undefined : JSON.parse(text)) as unknown;
}

/** Signs in to an account, and skips the screens that a test is not about. */
export async function signIn(url: string, username: string, password: string) {
  const login = await call(url, "POST", loginPaths.password, { username, password });
  const { access_token: token, user } = login as Login;
  const record = (kind: TransactionKind, body: WireRecord) =>
    call(url, "POST", paths.transactions(kind), body, token);
  const records = async (kind: TransactionKind) =>
    (await call(url, "GET", paths.transactions(kind), undefined, token)) as readonly WireRecord[];
  return {
    username,
    token,
    user,
    record,
    records,
    /** Changes a record, whatever version it has. */
    change: (kind: TransactionKind, id: string, body: WireRecord) =>
      call(url, "PUT", paths.transaction(kind, id), body, token),
    /** Creates an account of money; returns its id. */
    moneyAccount: async (body: object) =>
      ((await call(url, "POST", paths.accounts, body, token)) as { readonly id: string }).id,
    closeMoneyAccount: (id: string) =>
      call(url, "PUT", paths.account(id), { fechada: true }, token),
    tellBalance: (body: {
      readonly valor: number;
      readonly data: string;
      readonly conta?: string;
    }) => call(url, "PUT", paths.toldBalance, body, token),
    budget: (body: WireBudget) => call(url, "POST", paths.budgets, body, token),
    category: (body: WireCategory) => call(url, "POST", paths.allCategories, body, token),
    changeCategory: async (nome: string, body: object) => {
      const all = await call(url, "GET", paths.allCategories, undefined, token);
      const found = (all as readonly { id: string; nome: string }[]).find(
        (one) => one.nome === nome,
      );
      return call(url, "PUT", paths.category(found?.id ?? ""), body, token);
    },
    upcoming: (until: string) =>
      call(url, "GET", `${paths.upcomingOccurrences}?ate=${until}`, undefined, token),
    recurrence: (body: object) => call(url, "POST", paths.recurrences, body, token),
    rule: (body: object) => call(url, "POST", paths.rules, body, token),
    goal: (body: WireGoal) => call(url, "POST", paths.goals, body, token),
    goals: async () =>
      (await call(url, "GET", paths.goals, undefined, token)) as readonly {
        readonly posicao?: number;
      }[],
    checkout: async () =>
      ((await call(url, "POST", paths.checkout, {}, token)) as { checkout_url: string })
        .checkout_url,
    revoke: () => call(url, "POST", accountPaths.logout, {}, token),
  };
}

export type Account = Awaited<ReturnType<typeof signIn>>;

/** Creates an account at the server and signs in to it. */
export async function makeAccount(url: string): Promise<Account> {
  // Processes that share a product count separately.
  const username = `pessoa_${process.pid}_${(accounts += 1)}`;
  const email = `${username}@exemplo.pt`;
  await call(url, "POST", accountPaths.register, { username, email, password: PASSWORD });
  return signIn(url, username, PASSWORD);
}

/** Signs in as the administrator of every new product. */
export const adminAccount = (url: string): Promise<Account> => signIn(url, "admin", ADMIN_PASSWORD);

/** Returns the browser's storage of a signed-in user, with or without consent. */
export function storedFor({ token, user }: Account, consented = true): Record<string, string> {
  return {
    [storageKeys.token]: token,
    [storageKeys.user]: JSON.stringify(user),
    ...(consented && {
      [storageKeys.consent]: "accepted",
      [storageKeys.consentTimestamp]: String(NOW.getTime()),
    }),
  };
}
