import { describe, expect, it } from "vitest";
import type { BankAccounts } from "../../../src/application/ports/bank-accounts.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, changeId } from "../../../src/domain/shared/ids.ts";
import { failuresOf, type Lines } from "./lines.ts";

const newChange = () => changeId(crypto.randomUUID());

type Opened = Lines<BankAccounts> & { readonly today: CivilDate };

/** What every keeper of accounts does with what they are told to hold, for somebody who has none yet. */
export function bankAccountsSuite(open: () => Promise<Opened>): void {
  describe("bank accounts", () => {
    it("begin with one of one's own once a balance was told, whose last word counts", async () => {
      const { signedIn, today } = await open();
      expect(await signedIn.list()).toEqual([]);
      const change = newChange();
      const first = { amount: cents(500_00), date: addDays(today, -3) };
      await signedIn.tell(first, null, change);
      const said = { amount: cents(-12_50), date: today };
      await signedIn.tell(said, null, newChange());
      const listed = await signedIn.list();
      expect(listed).toMatchObject([
        { label: "A minha conta", bank: null, balance: said, main: true },
      ]);
      const [own] = listed;
      if (own === undefined) return;
      const last = { ...said, amount: cents(1) };
      await signedIn.tell(last, { id: own.id, label: null }, newChange());
      const [kept] = await signedIn.list();
      expect(kept).toMatchObject({ id: own.id, balance: last });
      const again = await signedIn.tell(first, null, change);
      expect(again).toMatchObject({ id: own.id, balance: first });
      expect(await signedIn.list()).toEqual([kept]);
    });

    it("mean the moment of telling where a balance is of today, else the end of its day", async () => {
      const { signedIn, today } = await open();
      const now = await signedIn.tell({ amount: cents(1), date: today }, null, newChange());
      expect(now.balance?.includes).toEqual([]);
      const before = { amount: cents(1), date: addDays(today, -1) };
      expect((await signedIn.tell(before, null, newChange())).balance?.includes).toBeNull();
    });

    it("are made under a name, once, beside the main one, which stays it", async () => {
      const { signedIn, today } = await open();
      const balance = { amount: cents(500_00), date: today };
      const main = await signedIn.tell(balance, null, newChange());
      const change = newChange();
      const other = { id: accountId(change), label: "Cofre" };
      const made = await signedIn.tell(balance, other, change);
      expect(made).toMatchObject({ label: "Cofre", kind: "current", main: false });
      expect(await signedIn.tell(balance, other, change)).toEqual(made);
      expect((await signedIn.list()).map(({ id, main: is }) => [id, is])).toEqual([
        [main.id, true],
        [made.id, false],
      ]);
      const unknown = { id: accountId(newChange()), label: null };
      await expect(signedIn.tell(balance, unknown, newChange())).rejects.toMatchObject({
        type: "rejected",
        status: 404,
      });
    });

    it("keep a cushion, which is none at first, and the last one that was told", async () => {
      const { signedIn } = await open();
      expect(await signedIn.cushion()).toBe(0);
      await signedIn.keepCushion(cents(300_00));
      await signedIn.keepCushion(cents(250_00));
      expect(await signedIn.cushion()).toBe(250_00);
    });

    it("fail as every call fails without a session, and without an answer", async () => {
      const { signedOut, cutOff, today } = await open();
      const callsOf = (accounts: BankAccounts) => [
        accounts.list(),
        accounts.tell({ amount: cents(1), date: today }, null, newChange()),
        accounts.cushion(),
        accounts.keepCushion(cents(1)),
      ];
      expect(new Set(await failuresOf(callsOf(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(callsOf(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
