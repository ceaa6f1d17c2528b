import { describe, expect, it } from "vitest";
import type { BankAccounts } from "../../../src/application/ports/bank-accounts.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
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
      expect(listed).toMatchObject([{ bank: null, balance: said }]);
      const [own] = listed;
      if (own === undefined) return;
      const last = { ...said, amount: cents(1) };
      await signedIn.tell(last, own.id, newChange());
      const [kept] = await signedIn.list();
      expect(kept).toMatchObject({ id: own.id, balance: last });
      const again = await signedIn.tell(first, null, change);
      expect(again).toMatchObject({ id: own.id, balance: first });
      expect(await signedIn.list()).toEqual([kept]);
    });

    it("fail as every call fails without a session, and without an answer", async () => {
      const { signedOut, cutOff, today } = await open();
      const callsOf = (accounts: BankAccounts) => [
        accounts.list(),
        accounts.tell({ amount: cents(1), date: today }, null, newChange()),
      ];
      expect(new Set(await failuresOf(callsOf(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(callsOf(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
