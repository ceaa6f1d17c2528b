import { describe, expect, it } from "vitest";
import { accountsInBook } from "../../../src/application/kinds/accounts.ts";
import type { AccountContent } from "../../../src/application/accounts/account-form.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { Transactions } from "../../../src/application/entries/transactions.ts";
import type { Account, AccountDraft, AccountPatch } from "../../../src/domain/accounts/account.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, type AccountId, type TransactionId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import type { Lines } from "./lines.ts";
import { recordsSuite } from "./records.suite.ts";
import { creatingAs, named } from "./simply.ts";

type Opened = Lines<Records<Account, AccountDraft, AccountPatch>> & {
  readonly list: () => Promise<readonly Account[]>;
  readonly transactions: Pick<Transactions, "expense">;
};

const content = (changes: Partial<AccountContent> = {}): AccountContent => ({
  label: "Carteira",
  bank: null,
  digits: null,
  kind: "cash",
  ofTheDay: true,
  main: false,
  closed: false,
  ...changes,
});

const BOUGHT = {
  date: "2026-02-28" as CivilDate,
  category: "Lazer",
  amount: cents(1_250),
  description: null,
};

const SAVINGS = content({
  label: "<b>Cofre</b> 🏦",
  bank: "Caixa Geral de Depósitos",
  digits: "0423",
  kind: "savings",
  ofTheDay: false,
});

/** What every keeper of the places where somebody's money is does. */
export function moneyAccountsSuite(open: () => Promise<Opened>): void {
  const changed = content({ label: "Bolso", kind: "current" });
  recordsSuite("accounts", accountsInBook, [content(), SAVINGS, changed], async () => {
    const opened = await open();
    // The first account of the day is the main one without having been chosen.
    await opened.signedIn.create(accountsInBook.draft(content()), creatingAs<AccountId>("first"));
    return opened;
  });

  describe("accounts", () => {
    const made = async () => {
      const opened = await open();
      const { signedIn, list } = opened;
      const create = async (word: string, changes: Partial<AccountContent> = {}) => {
        const draft = accountsInBook.draft(content(changes));
        return signedIn.create(draft, creatingAs<AccountId>(word));
      };
      const mains = async () => (await list()).filter(({ main }) => main).map(({ label }) => label);
      return { ...opened, create, mains };
    };
    const change = (word: string, seen: number) => ({ seen, change: changeId(named(word)) });

    it("have one main one, which is the one that was chosen last", async () => {
      const { create, mains } = await made();
      await create("a", { label: "Primeira", main: true });
      expect(await mains()).toEqual(["Primeira"]);
      await create("b", { label: "Segunda", main: true });
      expect(await mains()).toEqual(["Segunda"]);
    });

    it("are the main one no more once they are closed, and never while they are kept apart", async () => {
      const { signedIn, create, mains } = await made();
      const { record, revision } = await create("a", { main: true });
      const closed = await signedIn.update(record.id, { closed: true }, change("c", revision));
      expect([closed.record.closed, await mains()]).toEqual([true, []]);
      await expect(
        create("d", { kind: "savings", ofTheDay: false, main: true }),
      ).rejects.toMatchObject({
        type: "rejected",
        status: 422,
        field: "principal",
      });
    });

    it("stay while a record names them", async () => {
      const { signedIn, create, transactions, list } = await made();
      const { record, revision } = await create("a");
      await transactions.expense.create(
        { ...BOUGHT, account: record.id },
        creatingAs<TransactionId>("spent"),
      );
      await expect(signedIn.remove(record.id, change("r", revision))).rejects.toMatchObject({
        type: "rejected",
        status: 409,
        detail: serverProblems["account-in-use"],
        code: "conta_em_uso",
      });
      expect(await list()).toHaveLength(1);
    });
  });
}
