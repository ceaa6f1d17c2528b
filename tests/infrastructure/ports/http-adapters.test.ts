import { afterAll, beforeAll, describe } from "vitest";
import { makeToken } from "../../../server/application/login/make-token.ts";
import { lisbonCalendar } from "../../../server/infrastructure/lisbon-calendar.ts";
import { systemClock } from "../../../server/infrastructure/system-clock.ts";
import { budgetsInBook } from "../../../src/application/kinds/budgets.ts";
import { categoriesInBook } from "../../../src/application/kinds/categories.ts";
import { accountsInBook } from "../../../src/application/kinds/accounts.ts";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import type { Transactions } from "../../../src/application/entries/transactions.ts";
import { budgetWrites } from "../../../src/contract/kinds/budgets.ts";
import { categoryWrites } from "../../../src/contract/kinds/categories.ts";
import { accountWrites } from "../../../src/contract/kinds/accounts.ts";
import { goalWrites } from "../../../src/contract/kinds/goals.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { Notification } from "../../../src/domain/notifications/notification.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  changeId,
  goalId,
  sessionId,
  type TransactionId,
  type UserId,
} from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import type {
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { httpApi, type Api } from "../../../src/infrastructure/http/api.ts";
import { httpDownload, type Download } from "../../../src/infrastructure/http/download.ts";
import { httpEntrances } from "../../../src/infrastructure/http/login/http-entrances.ts";
import { httpAccounts } from "../../../src/infrastructure/http/http-accounts.ts";
import { httpAchievements } from "../../../src/infrastructure/http/http-achievements.ts";
import { httpBalances } from "../../../src/infrastructure/http/http-balances.ts";
import { httpCategoryMerge } from "../../../src/infrastructure/http/http-category-merge.ts";
import { httpCheckout } from "../../../src/infrastructure/http/http-checkout.ts";
import { httpDataExports } from "../../../src/infrastructure/http/http-data-exports.ts";
import { httpEmailChange } from "../../../src/infrastructure/http/recovery/http-email-change.ts";
import {
  httpDivision,
  httpTransactions,
} from "../../../src/infrastructure/http/http-transactions.ts";
import { httpGoalEntries } from "../../../src/infrastructure/http/http-goal-entries.ts";
import { httpRecords } from "../../../src/infrastructure/http/ledger/http-records.ts";
import { httpImports } from "../../../src/infrastructure/http/http-imports.ts";
import { httpLedgerLog } from "../../../src/infrastructure/http/ledger/http-ledger-log.ts";
import {
  httpNotifications,
  httpSmartAlerts,
} from "../../../src/infrastructure/http/http-notifications.ts";
import { httpOwnAccount } from "../../../src/infrastructure/http/profile/http-own-account.ts";
import { httpOwnFactor } from "../../../src/infrastructure/http/second-factor/http-own-factor.ts";
import { httpOwnRights } from "../../../src/infrastructure/http/profile/http-own-rights.ts";
import { httpPasskeys } from "../../../src/infrastructure/http/passkeys/http-passkeys.ts";
import { httpPresence } from "../../../src/infrastructure/http/presence/http-presence.ts";
import { httpPasswordRecovery } from "../../../src/infrastructure/http/recovery/http-password-recovery.ts";
import { httpProfiles } from "../../../src/infrastructure/http/profile/http-profiles.ts";
import { httpReceipts } from "../../../src/infrastructure/http/http-receipts.ts";
import { httpRecommendations } from "../../../src/infrastructure/http/http-recommendations.ts";
import { httpRecurrences } from "../../../src/infrastructure/http/http-recurrences.ts";
import { httpRegistrations } from "../../../src/infrastructure/http/login/http-registrations.ts";
import { httpRules } from "../../../src/infrastructure/http/http-rules.ts";
import { httpSimulations } from "../../../src/infrastructure/http/http-simulations.ts";
import { noCategoryIds } from "../../support/no-category-ids.ts";
import { httpUserAccounts } from "../../../src/infrastructure/http/administration/http-user-accounts.ts";
import { memberOf, writeIn } from "../../server/support/ledgers.ts";
import { softwareAuthenticator } from "../../support/authenticator.ts";
import { ORIGIN } from "../../server/support/passkeys.ts";
import {
  adminSession,
  logIn,
  newPerson,
  newPremiumPerson,
  PASSWORD,
} from "../../server/support/people.ts";
import { challengeFor, setUpFactor } from "../../server/support/second-factor.ts";
import { ADMIN, startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { codeAt } from "../../server/support/totp.ts";
import { closedPort } from "../http/closed-port.ts";
import { accountsSuite } from "./accounts.suite.ts";
import { achievementsSuite } from "./achievements.suite.ts";
import { balancesSuite } from "./balances.suite.ts";
import { budgetsSuite } from "./budgets.suite.ts";
import { categoriesSuite } from "./categories.suite.ts";
import { CHECKOUT_URL, checkoutSuite } from "./checkout.suite.ts";
import { dataExportsSuite } from "./data-exports.suite.ts";
import { emailChangeSuite } from "./email-change.suite.ts";
import { goalsSuite } from "./goals.suite.ts";
import { importsSuite } from "./imports.suite.ts";
import { ledgerLogSuite } from "./ledger-log.suite.ts";
import type { Lines } from "./lines.ts";
import { listed } from "./listed.ts";
import { creatingAs, named } from "./simply.ts";
import { moneyAccountsSuite } from "./money-accounts.suite.ts";
import { notificationsSuite } from "./notifications.suite.ts";
import { ownAccountSuite } from "./own-account.suite.ts";
import { ownFactorSuite } from "./own-factor.suite.ts";
import { passwordRecoverySuite } from "./password-recovery.suite.ts";
import { ownRightsSuite } from "./own-rights.suite.ts";
import { passkeysSuite } from "./passkeys.suite.ts";
import { rulesOf } from "../../../src/domain/ledger/rules-of.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { recurrencesOf } from "../../../src/domain/ledger/recurrences-of.ts";
import { wholeBook } from "../../support/read-whole.ts";
import { sessionIn } from "../../support/session-in.ts";
import { profilesSuite } from "./profiles.suite.ts";
import { receiptsSuite } from "./receipts.suite.ts";
import { draftOf, recommendationsSuite, type PastRecord } from "./recommendations.suite.ts";
import { recurrencesSuite } from "./recurrences.suite.ts";
import { rulesSuite } from "./rules.suite.ts";
import { simulationsSuite } from "./simulations.suite.ts";
import { smartAlertsSuite } from "./smart-alerts.suite.ts";
import { transactionsSuite } from "./transactions.suite.ts";
import { httpTrash } from "../../../src/infrastructure/http/http-trash.ts";
import { httpRestores } from "../../../src/infrastructure/http/http-restores.ts";
import { restoresSuite } from "./restores.suite.ts";
import { exportText, readExport, sourceOf } from "../../support/export-file.ts";
import { trashSuite } from "./trash.suite.ts";
import { userAccountsSuite } from "./user-accounts.suite.ts";

let server: TestServer;
let withoutCheckout: TestServer;
let withMail: TestServer;
let nowhere: string;

beforeAll(async () => {
  [server, withoutCheckout, withMail, nowhere] = await Promise.all([
    startTestServer({ checkoutUrl: CHECKOUT_URL, publicUrl: ORIGIN }),
    startTestServer(),
    startTestServer({
      publicUrl: "https://financas.exemplo.pt",
      mail: { url: "smtp://127.0.0.1:9", from: "contas@exemplo.pt" },
    }),
    closedPort(),
  ]);
});
afterAll(() => Promise.all([server, withoutCheckout, withMail].map(({ close }) => close())));

/** Records what happened some months ago, by the server's calendar. */
async function recordPast(transactions: Transactions, records: readonly PastRecord[]) {
  const today = lisbonCalendar(systemClock).today();
  for (const [index, past] of records.entries())
    await transactions[past.kind].create(draftOf(past, today), creatingAs(`record-${index}`));
}

/** All that visitors and users do with their accounts. */
const entering = (api: Api) => ({
  ...httpAccounts(api),
  ...httpEntrances(api),
  ...httpRegistrations(api),
});

const api = (token: () => string | null, origin = server.url) =>
  httpApi({ token, onUnauthenticated: () => undefined, onForbidden: () => undefined }, origin);

const files = (token: () => string | null, origin = server.url) =>
  httpDownload({ token, onUnauthenticated: () => undefined, onForbidden: () => undefined }, origin);

/** The accounts as the log tells them. */
const accountsIn = (calls: Api) => async (): Promise<readonly Account[]> =>
  (await httpLedgerLog(calls).changes(0)).accounts.map(({ record }) => record);

type Opened<Port> = Lines<Port> & {
  readonly owner: UserId;
  readonly transactions: Transactions;
  readonly kept: ReturnType<typeof listed>;
  readonly api: Api;
};

async function lines<Port>(make: (api: Api, download: Download) => Port, person = newPerson) {
  const { token, user } = await person(server);
  const over = (...line: Parameters<typeof api>) => make(api(...line), files(...line));
  const opened: Opened<Port> = {
    owner: user.id,
    transactions: httpTransactions(
      api(() => token),
      noCategoryIds,
    ),
    api: api(() => token),
    kept: listed(httpLedgerLog(api(() => token))),
    signedIn: over(() => token),
    signedOut: over(() => "nunca-dado"),
    cutOff: over(() => token, nowhere),
  };
  return opened;
}

async function keep(owner: UserId, goals: readonly Goal[]): Promise<void> {
  const member = await memberOf(server.database, owner);
  await writeIn(server.database)(member, async (records) => {
    for (const goal of goals) await records.goals.create(goal);
  });
}

async function tell(owner: UserId, notifications: readonly Notification[]): Promise<void> {
  for (const { id, title, message, read, createdAt, subject } of notifications) {
    const flags = { read: read ? 1 : 0, dismissed: 0 } as const;
    const key = subject?.type === "goal" ? `ledger:goal-reached:${subject.id}` : id;
    const row = { id, title, message, key, user_id: owner, created_at: createdAt, ...flags };
    await server.database.queries.insertInto("notifications").values(row).execute();
  }
}

/** Enough for the first achievement of its kind. */
const firstDraft = (kind: TransactionKind): TransactionDraft => ({
  date: civilDate(2025, 3, 1),
  category: CATEGORIES[kind][0] ?? "",
  amount: cents(1_000),
  description: null,
});

/** A goal that is worth an alert. */
const reachedGoal = (): Goal => ({
  id: goalId(crypto.randomUUID()),
  name: "Bicicleta",
  total: cents(10_000),
  current: cents(10_000),
  deadline: null,
  photoUrl: null,
});

describe("over HTTP", () => {
  transactionsSuite(async () => {
    const opened = await lines((calls) => ({
      ...httpTransactions(calls, noCategoryIds),
      divide: httpDivision(calls),
    }));
    return { ...opened, list: opened.kept.transactions };
  });
  ledgerLogSuite(async () => {
    const opened = await lines(httpLedgerLog);
    let made = 0;
    return {
      ...opened,
      spend: async (draft) =>
        (await opened.transactions.expense.create(draft, creatingAs(`spent-${(made += 1)}`))).record
          .id,
      remove: async (id) => {
        const { transactions } = await httpLedgerLog(opened.api).changes(0);
        const seen = transactions.find(({ record }) => record.id === id)?.revision ?? 0;
        const change = changeId(named(`gone-${(made += 1)}`));
        await opened.transactions.expense.remove(id, { seen, change });
      },
    };
  });
  importsSuite(async () => {
    const opened = await lines((calls) => httpImports(calls, lisbonCalendar(systemClock)));
    const accounts = accountsIn(opened.api);
    return { ...opened, accounts, list: () => opened.kept.transactions("expense") };
  });
  recurrencesSuite(async () => {
    const { today } = lisbonCalendar(systemClock);
    const opened = await lines((calls) => httpRecurrences(calls, noCategoryIds));
    const list = async () => recurrencesOf(wholeBook(await httpLedgerLog(opened.api).changes(0)));
    const ended = async () => wholeBook(await httpLedgerLog(opened.api).changes(0)).ended;
    return { ...opened, today: today(), list, ended };
  });
  balancesSuite(async () => {
    const calendar = lisbonCalendar(systemClock);
    const opened = await lines((calls) => httpBalances(calls, calendar));
    return { ...opened, today: calendar.today(), list: accountsIn(opened.api) };
  });
  moneyAccountsSuite(async () => {
    const opened = await lines((calls) =>
      httpRecords(accountWrites, accountsInBook)(calls, noCategoryIds),
    );
    return { ...opened, list: accountsIn(opened.api) };
  });
  rulesSuite(async () => {
    const opened = await lines((calls) => httpRules(calls, noCategoryIds));
    let made = 0;
    return {
      ...opened,
      list: async () => rulesOf(wholeBook(await httpLedgerLog(opened.api).changes(0))),
      spend: async (draft) =>
        (await opened.transactions.expense.create(draft, creatingAs(`spent-${(made += 1)}`))).record
          .id,
    };
  });
  receiptsSuite(() => lines(httpReceipts));
  restoresSuite(async () => {
    const opened = await lines(
      (calls, download) => ({ ...httpRestores(calls), file: httpDataExports(calls, download) }),
      newPremiumPerson,
    );
    const { expense } = opened.transactions;
    let made = 0;
    return {
      ...opened,
      record: async (description) => {
        const as = creatingAs<TransactionId>(`copied-${(made += 1)}`);
        await expense.create({ ...firstDraft("expense"), description }, as);
      },
      there: async () => {
        const { transactions } = await httpLedgerLog(opened.api).changes(0);
        return new Set(transactions.map(({ record }) => record.description));
      },
      copy: async (repeats = false) => {
        const { content } = await opened.signedIn.file.download("json", () => undefined);
        const text = typeof content === "string" ? content : new TextDecoder().decode(content);
        if (!repeats) return text;
        const { expenses, ...others } = readExport(text);
        return exportText(sourceOf({ ...others, expenses: [...expenses, ...expenses] }));
      },
    };
  });
  trashSuite(async () => {
    const opened = await lines(httpTrash);
    const { expense } = opened.transactions;
    return {
      ...opened,
      remove: async (count) => {
        for (let left = count; left > 0; left -= 1) {
          const as = creatingAs<TransactionId>(`gone-${left}`);
          const { revision: seen } = await expense.create(firstDraft("expense"), as);
          await expense.remove(as.id, { seen, change: changeId(crypto.randomUUID()) });
        }
      },
    };
  });
  goalsSuite(async (goals) => {
    const opened = await lines((calls) => ({
      ...httpRecords(goalWrites, goalsInBook)(calls, noCategoryIds),
      entriesOf: httpGoalEntries(calls),
    }));
    await keep(opened.owner, goals);
    return { ...opened, list: opened.kept.goals };
  });
  emailChangeSuite(async (sendsMail) => {
    const there = sendsMail ? withMail : server;
    const [{ token, user }, stranger] = [await newPerson(there), await newPerson(there)];
    const over = (held: string, origin = there.url) => httpEmailChange(api(() => held, origin));
    return {
      signedIn: over(token),
      signedOut: over("nunca-dado"),
      cutOff: over(token, nowhere),
      own: user.email,
      taken: stranger.user.email,
      tokenFor: async (email) => {
        const [{ session } = { session: sessionId("none") }] = await there.stores.tokens.sessionsOf(
          user.id,
        );
        const purpose = { kind: "email", owner: user.id, session, email } as const;
        return makeToken(there.stores)(there.stores.oneTimeTokens, purpose);
      },
    };
  });
  ownAccountSuite(async (who) => {
    const first = await newPerson(server);
    if (who === "without") {
      const opened = await lines(
        (calls) => ({ ...httpOwnAccount(calls), ...httpPresence(calls) }),
        () => logIn(server, first.user.username),
      );
      return { ...opened, password: PASSWORD, code: "" };
    }
    const { codes } = await setUpFactor(server, first, systemClock);
    const [code = "", another = ""] = codes;
    const opened = await lines(
      (calls) => ({ ...httpOwnAccount(calls), ...httpPresence(calls) }),
      async () => {
        const challenge = await challengeFor(server, first.user.username);
        const { enter } = httpEntrances(api(() => null));
        return sessionIn(await enter({ by: "code", challenge, code: another }));
      },
    );
    return { ...opened, password: PASSWORD, code };
  });
  ownFactorSuite(async () => ({
    ...(await lines(httpOwnFactor)),
    codeOf: (secret) => codeAt(secret, systemClock.now()),
  }));
  ownRightsSuite(async () => {
    const opened = await lines((calls, download) => httpOwnRights(calls, download));
    return { ...opened, password: PASSWORD };
  });
  passkeysSuite(async () => ({
    ...(await lines(httpPasskeys)),
    make: (options) => softwareAuthenticator(ORIGIN).make(options),
  }));
  profilesSuite(() => lines(httpProfiles));
  budgetsSuite(async () => {
    const opened = await lines(
      (calls) => httpRecords(budgetWrites, budgetsInBook)(calls, noCategoryIds),
      newPremiumPerson,
    );
    return { ...opened, list: opened.kept.budgets };
  });
  categoriesSuite(async () => {
    const opened = await lines((calls) => ({
      ...httpRecords(categoryWrites, categoriesInBook)(calls, noCategoryIds),
      mergeInto: httpCategoryMerge(calls),
    }));
    let spent = 0;
    return {
      ...opened,
      list: opened.kept.categories,
      spentOn: async () =>
        (await opened.kept.transactions("expense")).map(({ category }) => category),
      spend: async (draft) => {
        await opened.transactions.expense.create(draft, creatingAs(`paid-${(spent += 1)}`));
      },
    };
  });
  simulationsSuite(async ({ records, goals }) => {
    const opened = await lines(httpSimulations, newPremiumPerson);
    await recordPast(opened.transactions, records);
    await keep(opened.owner, goals);
    return opened;
  });
  notificationsSuite(async (kept) => {
    const opened = await lines(httpNotifications);
    await tell(opened.owner, kept);
    return opened;
  });
  recommendationsSuite(async ({ plan, records }) => {
    const person = plan === "premium" ? newPremiumPerson : newPerson;
    const opened = await lines(httpRecommendations, person);
    await recordPast(opened.transactions, records);
    return opened;
  });
  achievementsSuite(async (kinds) => {
    const opened = await lines(httpAchievements, newPremiumPerson);
    for (const kind of kinds)
      await opened.transactions[kind].create(firstDraft(kind), creatingAs(`first-${kind}`));
    return opened;
  });
  dataExportsSuite(async (records) => {
    const opened = await lines(
      (calls, download) => httpDataExports(calls, download),
      newPremiumPerson,
    );
    for (const [index, [kind, draft]] of records.entries())
      await opened.transactions[kind].create(draft, creatingAs(`record-${index}`));
    return opened;
  });
  smartAlertsSuite(async (due) => {
    const opened = await lines(httpSmartAlerts, newPremiumPerson);
    await keep(opened.owner, Array.from({ length: due }, reachedGoal));
    return opened;
  });
  checkoutSuite(async (address) => {
    const one = address === null ? withoutCheckout : server;
    const { token } = await newPerson(one);
    return {
      signedIn: httpCheckout(api(() => token, one.url)),
      signedOut: httpCheckout(api(() => "nunca-dado", one.url)),
      cutOff: httpCheckout(api(() => token, nowhere)),
    };
  });
  userAccountsSuite(async () => ({
    ...(await lines(httpUserAccounts, adminSession)),
    admin: ADMIN.username,
  }));
  passwordRecoverySuite(async (sendsMail) => {
    const there = sendsMail ? withMail : server;
    const { user } = await newPerson(there);
    const { token } = await adminSession(there);
    const link = await httpUserAccounts(api(() => token, there.url)).recoveryLink(user.username);
    return {
      recovery: httpPasswordRecovery(api(() => null, there.url)),
      cutOff: httpPasswordRecovery(api(() => null, nowhere)),
      token: link.split("#")[1] ?? "",
    };
  });
  accountsSuite(async () => {
    let token: string | null = null;
    return {
      accounts: entering(api(() => token)),
      cutOff: entering(api(() => token, nowhere)),
      hold: (held) => {
        token = held;
      },
    };
  });
});
