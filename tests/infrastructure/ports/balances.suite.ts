import { v7 } from "uuid";
import { describe, expect, it } from "vitest";
import type { Balances } from "../../../src/application/forecast/read-forecast-basis.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, changeId } from "../../../src/domain/shared/ids.ts";
import { failuresOf, type Lines } from "./lines.ts";

const newChange = () => changeId(v7());

type Opened = Lines<Balances> & {
  readonly today: CivilDate;
  readonly list: () => Promise<readonly Account[]>;
};

/** What everybody who is told balances does with them, for somebody who has no account yet. */
export function balancesSuite(open: () => Promise<Opened>): void {
  describe("balances", () => {
    it("begin with an account of one's own once one was told, whose last word counts", async () => {
      const { signedIn, today, list } = await open();
      expect(await list()).toEqual([]);
      const change = newChange();
      const first = { amount: cents(500_00), date: addDays(today, -3) };
      await signedIn.tell(first, null, change);
      const said = { amount: cents(-12_50), date: today };
      await signedIn.tell(said, null, newChange());
      const listed = await list();
      expect(listed).toMatchObject([
        { label: "A minha conta", bank: null, balance: said, main: true },
      ]);
      const [own] = listed;
      if (own === undefined) return;
      const last = { ...said, amount: cents(1) };
      await signedIn.tell(last, { id: own.id, label: null }, newChange());
      const kept = await list();
      expect(kept).toMatchObject([{ id: own.id, balance: last }]);
      await signedIn.tell(first, null, change);
      expect(await list()).toEqual(kept);
    });

    it("mean the moment of telling where one is of today, else the end of its day", async () => {
      const { signedIn, today, list } = await open();
      await signedIn.tell({ amount: cents(1), date: today }, null, newChange());
      expect((await list())[0]?.balance?.includes).toEqual([]);
      await signedIn.tell({ amount: cents(1), date: addDays(today, -1) }, null, newChange());
      expect((await list())[0]?.balance?.includes).toBeNull();
    });

    it("make an account under a name, once, beside the main one, which stays it", async () => {
      const { signedIn, today, list } = await open();
      const balance = { amount: cents(500_00), date: today };
      await signedIn.tell(balance, null, newChange());
      const [main] = await list();
      const change = newChange();
      const other = { id: accountId(change), label: "Cofre" };
      await signedIn.tell(balance, other, change);
      await signedIn.tell(balance, other, change);
      const accounts = await list();
      expect(accounts).toHaveLength(2);
      expect(accounts).toContainEqual(main);
      expect(accounts.find(({ id }) => id === other.id)).toMatchObject({
        label: "Cofre",
        kind: "current",
        main: false,
      });
      const unknown = { id: accountId(newChange()), label: null };
      await expect(signedIn.tell(balance, unknown, newChange())).rejects.toMatchObject({
        type: "rejected",
        status: 404,
      });
    });

    it("keep a cushion, which is none at first, and the last one that was told", async () => {
      const { signedIn } = await open();
      expect(await signedIn.accountReserve()).toBe(0);
      await signedIn.setAccountReserve(cents(300_00));
      await signedIn.setAccountReserve(cents(250_00));
      expect(await signedIn.accountReserve()).toBe(250_00);
    });

    it("fail as every call fails without a session, and without an answer", async () => {
      const { signedOut, cutOff, today } = await open();
      const callsOf = (balances: Balances) => [
        balances.tell({ amount: cents(1), date: today }, null, newChange()),
        balances.accountReserve(),
        balances.setAccountReserve(cents(1)),
      ];
      expect(new Set(await failuresOf(callsOf(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(callsOf(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
