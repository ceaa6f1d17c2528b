import { v7 } from "uuid";
import { describe, expect, it } from "vitest";
import type { Imports } from "../../../src/application/imports/imports.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, importId, importLineId, type ImportId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { importOf, lineNumber, readAnew } from "../../server/support/imports.ts";
import { failuresOf, type Lines } from "./lines.ts";

type Opened = Lines<Imports> & {
  readonly accounts: () => Promise<readonly Account[]>;
  readonly list: () => Promise<readonly Transaction[]>;
};

const change = () => changeId(crypto.randomUUID());

const three = () => [
  lineNumber(0),
  lineNumber(1, { use: { type: "not-counted" } }),
  lineNumber(2, { original: "COMPRA 3 GALP", chosen: true }),
];

/** What every keeper of imports does, for somebody who has imported nothing yet. */
export function importsSuite(open: () => Promise<Opened>): void {
  describe("imports", () => {
    it("make the records of their movements, and tell what came of it", async () => {
      const { signedIn, list, accounts } = await open();
      const closing = { amount: cents(-5), date: civilDate(2026, 2, 1) };
      const draft = { ...importOf(three()), closing };
      const outcome = { id: draft.id, created: 2, repeated: 0 };
      expect(await signedIn.make(draft, change())).toEqual(outcome);
      expect(await signedIn.make(draft, change())).toEqual(outcome);
      expect(new Set((await list()).map(({ id }) => id as string))).toEqual(
        new Set([draft.lines[0]?.id, draft.lines[2]?.id]),
      );
      expect(await accounts()).toEqual([
        {
          ...draft.account,
          bank: draft.bank,
          ofTheDay: true,
          closed: false,
          balance: { ...closing, includes: null },
          main: true,
          first: true,
        },
      ]);
      expect(await signedIn.list()).toMatchObject([
        {
          ...outcome,
          name: draft.name,
          account: draft.account,
          notCounted: 1,
          joined: 0,
          from: "2026-01-01",
          to: "2026-01-03",
        },
      ]);
      expect((await signedIn.lines()).map(({ state, original }) => [state, original])).toEqual([
        ["counted", draft.lines[0]?.description],
        ["not-counted", draft.lines[1]?.description],
        ["counted", "COMPRA 3 GALP"],
      ]);
      const since = await signedIn.lines({ from: civilDate(2026, 1, 3) });
      expect(since.map(({ date }) => date)).toEqual(["2026-01-03"]);
      const other = importOf([lineNumber(4)]);
      await signedIn.make(other, change());
      const idsOf = async (id: ImportId) =>
        (await signedIn.lines({ import: id })).map((line) => line.id);
      expect(await idsOf(other.id)).toEqual(other.lines.map(({ id }) => id));
      expect(await idsOf(draft.id)).toEqual(draft.lines.map(({ id }) => id));
      expect(await idsOf(importId(v7()))).toEqual([]);
    });

    it("refuse another file under a name that is taken", async () => {
      const { signedIn } = await open();
      const draft = importOf(three());
      await signedIn.make(draft, change());
      await expect(signedIn.make({ ...draft, name: "outro.csv" }, change())).rejects.toEqual({
        type: "rejected",
        status: 409,
        detail: serverProblems["id-taken"],
        code: "id_reutilizado",
      });
    });

    it("know what they have seen, and go without a trace", async () => {
      const { signedIn, list, accounts } = await open();
      const draft = importOf(three());
      await signedIn.make(draft, change());
      const again = { ...importOf(readAnew(draft.lines)), account: draft.account };
      expect(await signedIn.make(again, change())).toMatchObject({ created: 0, repeated: 3 });
      expect((await signedIn.list()).map(({ seenAgain }) => seenAgain)).toEqual([0, 3]);
      const nothing = { removed: 0, records: 0, repeated: 0, edited: [], restored: 0, others: 0 };
      const outlook = { ...nothing, removed: 2, records: 2, repeated: 2 };
      expect(await signedIn.tryUndo(draft.id)).toEqual(outlook);
      expect(await signedIn.tryUndo(again.id)).toEqual({ ...nothing, others: 2 });
      expect(await signedIn.undo(draft.id, [], change())).toEqual({ removed: 2, edited: [] });
      expect(await signedIn.tryUndo(again.id)).toEqual(nothing);
      expect(await signedIn.undo(again.id, [], change())).toEqual({ removed: 0, edited: [] });
      expect(await list()).toEqual([]);
      expect(await signedIn.lines()).toEqual([]);
      expect(await accounts()).toEqual([]);
    });

    it("count a movement, and leave it out again", async () => {
      const { signedIn, list } = await open();
      const draft = importOf(three());
      await signedIn.make(draft, change());
      const id = draft.lines[1]?.id ?? importLineId("");
      const counted = await signedIn.count(id, { counts: true, category: "Lazer" }, change());
      expect(counted).toEqual({ id, records: [id], state: "counted", category: "Lazer" });
      const record = (await list()).find((one) => (one.id as string) === id);
      expect(record).toMatchObject({ category: "Lazer", amount: draft.lines[1]?.amount });
      const left = await signedIn.count(id, { counts: false, category: null }, change());
      expect(left).toMatchObject({ records: [], state: "not-counted" });
      expect(await list()).toHaveLength(2);
    });

    it("fail as every call fails without a session, and without an answer", async () => {
      const { signedOut, cutOff } = await open();
      const draft = importOf(three());
      const id = draft.lines[0]?.id ?? importLineId("");
      const callsOf = (imports: Imports) => [
        imports.make(draft, change()),
        imports.list(),
        imports.lines(),
        imports.tryUndo(draft.id),
        imports.undo(draft.id, [], change()),
        imports.count(id, { counts: true, category: null }, change()),
      ];
      expect(new Set(await failuresOf(callsOf(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(callsOf(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
