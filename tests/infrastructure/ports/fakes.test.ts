import { describe } from "vitest";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { rulesOf } from "../../../src/domain/ledger/rules-of.ts";
import { recurrencesOf } from "../../../src/domain/ledger/recurrences-of.ts";
import { wholeBook } from "../../support/read-whole.ts";
import { fakeAccounts } from "../../support/fakes/fake-accounts.ts";
import { fakeAchievements } from "../../support/fakes/fake-achievements.ts";
import { fakeBalances } from "../../support/fakes/fake-balances.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { checkoutFor } from "../../../src/domain/plans/checkout.ts";
import { fakeCheckout } from "../../support/fakes/fake-checkout.ts";
import { fakeConsentStore } from "../../support/fakes/fake-consent-store.ts";
import { fakeDataExports } from "../../support/fakes/fake-data-exports.ts";
import { fakeEmailChange } from "../../support/fakes/fake-email-change.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { fakeImports } from "../../support/fakes/fake-imports.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { fakeMoneyAccounts } from "../../support/fakes/fake-money-accounts.ts";
import { fakeNotifications } from "../../support/fakes/fake-notifications.ts";
import { fakePasskeys } from "../../support/fakes/fake-passkeys.ts";
import { fakeOwnAccount } from "../../support/fakes/fake-own-account.ts";
import { APP, fakeOwnFactor } from "../../support/fakes/fake-own-factor.ts";
import { fakePasswordRecovery } from "../../support/fakes/fake-password-recovery.ts";
import { fakeOwnRights } from "../../support/fakes/fake-own-rights.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { fakeReceiptMarks, markingTo } from "../../support/fakes/fake-receipt-marks.ts";
import { fakeRecommendations } from "../../support/fakes/fake-recommendations.ts";
import { fakeRecurrences } from "../../support/fakes/fake-recurrences.ts";
import { fakeRules } from "../../support/fakes/fake-rules.ts";
import { fakeSessionStore } from "../../support/fakes/fake-session-store.ts";
import { fakeSimulations } from "../../support/fakes/fake-simulations.ts";
import { fakeSmartAlerts } from "../../support/fakes/fake-smart-alerts.ts";
import { fakeThemeStore } from "../../support/fakes/fake-theme-store.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { fakeUserAccounts } from "../../support/fakes/fake-user-accounts.ts";
import { OWN_SESSIONS } from "../../support/own-sessions.ts";
import { listedUserWith } from "../../support/listed-users.ts";
import { brokenLine, openLine, type Line } from "../../support/fakes/line.ts";
import { accountsSuite } from "./accounts.suite.ts";
import { achievementsSuite } from "./achievements.suite.ts";
import { balancesSuite } from "./balances.suite.ts";
import { budgetsSuite } from "./budgets.suite.ts";
import { categoriesSuite } from "./categories.suite.ts";
import { checkoutSuite } from "./checkout.suite.ts";
import { consentStoreSuite } from "./consent-store.suite.ts";
import { dataExportsSuite } from "./data-exports.suite.ts";
import { emailChangeSuite } from "./email-change.suite.ts";
import { goalsSuite } from "./goals.suite.ts";
import { importsSuite } from "./imports.suite.ts";
import { ledgerLogSuite } from "./ledger-log.suite.ts";
import type { Lines } from "./lines.ts";
import { listed } from "./listed.ts";
import { moneyAccountsSuite } from "./money-accounts.suite.ts";
import { notificationsSuite } from "./notifications.suite.ts";
import { ownAccountSuite } from "./own-account.suite.ts";
import { ownFactorSuite } from "./own-factor.suite.ts";
import { passwordRecoverySuite } from "./password-recovery.suite.ts";
import { ownRightsSuite } from "./own-rights.suite.ts";
import { passkeysSuite } from "./passkeys.suite.ts";
import { profilesSuite } from "./profiles.suite.ts";
import { receiptsSuite } from "./receipts.suite.ts";
import { draftOf, recommendationsSuite } from "./recommendations.suite.ts";
import { recurrencesSuite } from "./recurrences.suite.ts";
import { rulesSuite } from "./rules.suite.ts";
import { sessionStoreSuite } from "./session-store.suite.ts";
import { simulationsSuite } from "./simulations.suite.ts";
import { smartAlertsSuite } from "./smart-alerts.suite.ts";
import { themeStoreSuite } from "./theme-store.suite.ts";
import { transactionsSuite } from "./transactions.suite.ts";
import type { Trashed } from "../../../src/domain/trash/trashed.ts";
import { fakeTrash } from "../../support/fakes/fake-trash.ts";
import { trashedWith } from "../../support/trash.ts";
import type { ExportedRecord } from "../../../src/domain/exports/export-content.ts";
import { NOTHING_EXPORTED } from "../../support/empty-export.ts";
import { exportText, sourceOf } from "../../support/export-file.ts";
import { fakeRestores } from "../../support/fakes/fake-restores.ts";
import { recordWith } from "../../ui/support/records.ts";
import { restoresSuite } from "./restores.suite.ts";
import { named } from "./simply.ts";
import { trashSuite } from "./trash.suite.ts";
import { userAccountsSuite } from "./user-accounts.suite.ts";

const lines = <Port>(make: (line: Line) => Port): Lines<Port> => ({
  signedIn: make(openLine()),
  signedOut: make(brokenLine({ type: "unauthenticated" })),
  cutOff: make(brokenLine({ type: "offline" })),
});

const TODAY = "2026-11-20" as CivilDate;

const recorded = (kind: TransactionKind, draft: TransactionDraft, index: number): Transaction => ({
  ...draft,
  kind,
  id: transactionId(named(`${index}`)),
});

describe("in memory", () => {
  transactionsSuite(async () => {
    const ports = lines((line) => fakeTransactions([], line));
    return { ...ports, list: async (kind) => ports.signedIn.list(kind) };
  });
  ledgerLogSuite(async () => {
    const ledger = fakeLedger();
    let made = 0;
    return {
      ...lines((line) => fakeLedger({}, line).log),
      signedIn: ledger.log,
      spend: async (draft) => {
        const id = transactionId(named(`${(made += 1)}`));
        ledger.put("transactions", { ...draft, kind: "expense", id });
        return id;
      },
      remove: async (id) => void ledger.remove("transactions", id),
    };
  });
  importsSuite(async () => {
    const ports = lines((line) => fakeImports(line));
    const { server } = ports.signedIn;
    const accounts = async () => server.living("accounts");
    return { ...ports, accounts, list: async () => server.living("transactions") };
  });
  recurrencesSuite(async () => {
    const server = fakeLedger();
    return {
      ...lines((line) => fakeRecurrences(server, { line, today: TODAY })),
      today: TODAY,
      list: async () => recurrencesOf(wholeBook(await server.log.changes(0))),
      ended: async () => wholeBook(await server.log.changes(0)).ended,
    };
  });
  balancesSuite(async () => {
    const server = fakeLedger();
    return {
      ...lines((line) => fakeBalances(TODAY, line, server)),
      today: TODAY,
      list: async () => server.living("accounts"),
    };
  });
  rulesSuite(async () => {
    const server = fakeLedger();
    return {
      ...lines((line) => fakeRules(line, server)),
      list: async () => rulesOf(wholeBook(await server.log.changes(0))),
      spend: async (draft) => {
        const id = transactionId(crypto.randomUUID());
        server.put("transactions", { ...draft, id, kind: "expense" });
        return id;
      },
    };
  });
  moneyAccountsSuite(async () => {
    const server = fakeLedger();
    return {
      ...lines((line) => fakeMoneyAccounts({}, line, server)),
      transactions: fakeTransactions([], openLine(), server),
      list: async () => server.living("accounts"),
    };
  });
  receiptsSuite(async () => {
    const marked: Parameters<typeof markingTo>[1] = [];
    return {
      ...lines((line) => fakeReceiptMarks(marked, line)),
      transactions: markingTo(fakeTransactions(), marked),
    };
  });
  restoresSuite(async () => {
    const expenses: ExportedRecord[] = [];
    return {
      ...lines((line) => fakeRestores(expenses, line)),
      record: async (description) =>
        void expenses.push({
          ...recordWith({ description }),
          id: transactionId(named(description)),
        }),
      there: async () => new Set(expenses.map(({ description }) => description)),
      copy: (repeats = false) =>
        exportText(
          sourceOf({
            ...NOTHING_EXPORTED,
            expenses: repeats ? [...expenses, ...expenses] : expenses,
          }),
        ),
    };
  });
  trashSuite(async () => {
    const things: Trashed[] = [];
    return {
      ...lines((line) => fakeTrash(things, line)),
      remove: async (count) =>
        void things.push(
          ...Array.from({ length: count }, () => trashedWith({ id: crypto.randomUUID() })),
        ),
    };
  });
  goalsSuite(async (goals) => {
    const ports = lines((line) => fakeGoals(goals, line, 2));
    return { ...ports, list: async () => ports.signedIn.list() };
  });
  emailChangeSuite(async (sendsMail) => {
    const opened = lines((line) => fakeEmailChange({ sendsMail, tokens: ["good"] }, line));
    return {
      ...opened,
      signedOut: { ...opened.signedOut, confirm: (token) => opened.signedIn.confirm(token) },
      own: "maria@exemplo.pt",
      taken: "ana@tomado.pt",
      tokenFor: async () => "good",
    };
  });
  ownAccountSuite(async () => {
    const password = "Segredo!1";
    const begun = { password, codes: [APP.code], sessions: OWN_SESSIONS };
    return { ...lines((line) => fakeOwnAccount(begun, line)), password, code: APP.code };
  });
  ownFactorSuite(async () => ({ ...lines(fakeOwnFactor), codeOf: () => APP.code }));
  ownRightsSuite(async () => {
    const password = "Segredo!1";
    return { ...lines((line) => fakeOwnRights({ password }, line)), password };
  });
  passkeysSuite(async () => ({
    ...lines((line) => fakePasskeys({}, line)),
    make: (options) => options,
  }));
  profilesSuite(async () => lines((line) => fakeProfiles(null, line)));
  budgetsSuite(async () => {
    const ports = lines((line) => fakeBudgets({}, line));
    return { ...ports, list: async (month) => ports.signedIn.list(month) };
  });
  categoriesSuite(async () => {
    const server = fakeLedger();
    const ports = lines((line) => fakeCategories({}, line));
    const kept = listed(server.log);
    return {
      ...ports,
      signedIn: fakeCategories({}, openLine(), server),
      list: kept.categories,
      spentOn: async () => (await kept.transactions("expense")).map(({ category }) => category),
      spend: async (draft) => {
        server.put("transactions", recorded("expense", draft, server.revision()));
      },
    };
  });
  simulationsSuite(async ({ records, goals }) => {
    const transactions = records.map((record, index) =>
      recorded(record.kind, draftOf(record, TODAY), index),
    );
    return lines((line) => fakeSimulations({ transactions, goals, today: TODAY }, line));
  });
  recommendationsSuite(async ({ plan, records }) => {
    const transactions = records.map((record, index) =>
      recorded(record.kind, draftOf(record, TODAY), index),
    );
    return lines((line) => fakeRecommendations({ plan, transactions, today: TODAY }, line));
  });
  notificationsSuite(async (kept) => lines((line) => fakeNotifications(kept, line)));
  achievementsSuite(async (kinds) => {
    const earned = kinds.map((kind) => `first-${kind}` as const);
    return lines((line) => fakeAchievements(earned, line));
  });
  dataExportsSuite(async (records) => {
    const transactions = records.map(([kind, draft], index) => recorded(kind, draft, index));
    return lines((line) => fakeDataExports(transactions, line));
  });
  smartAlertsSuite(async (due) => lines((line) => fakeSmartAlerts(due, line)));
  checkoutSuite(async (address) => ({
    ...lines((line) => fakeCheckout(address && checkoutFor(address, "ref"), line)),
  }));
  userAccountsSuite(async () => {
    const admin = listedUserWith({ username: "admin", role: "admin" });
    const begun = { users: [admin], admin };
    return { ...lines((line) => fakeUserAccounts(begun, line)), admin: admin.username };
  });
  passwordRecoverySuite(async (sendsMail) => ({
    recovery: fakePasswordRecovery({ sendsMail, tokens: ["good"] }),
    cutOff: fakePasswordRecovery({}, brokenLine({ type: "offline" })),
    token: "good",
  }));
  accountsSuite(async () => {
    let token: string | null = null;
    return {
      accounts: fakeAccounts(() => token),
      cutOff: fakeAccounts(() => token, brokenLine({ type: "offline" })),
      hold: (held) => {
        token = held;
      },
    };
  });
  sessionStoreSuite(fakeSessionStore);
  consentStoreSuite(fakeConsentStore);
  themeStoreSuite(fakeThemeStore);
});
