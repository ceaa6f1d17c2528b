import { describe, expect, it } from "vitest";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import type { Recurrence, RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import { nextOf } from "../../../src/domain/recurrences/due.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, recurrenceId, transactionId } from "../../../src/domain/shared/ids.ts";
import { planned } from "../../support/recurrences.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { creatingAs } from "./simply.ts";

type Opened = Lines<Recurrences> & {
  readonly today: CivilDate;
  /** What there is by now, as the log tells it. */
  readonly list: () => Promise<readonly WithRevision<Recurrence>[]>;
  /** The payments that have ended by now, as the log tells them. */
  readonly ended: () => Promise<readonly string[]>;
};

const naming = () => {
  const { id, change } = creatingAs(crypto.randomUUID());
  return { id: recurrenceId(id), change };
};
const named = () => changeId(crypto.randomUUID());
const rent = (start: CivilDate, parts: Partial<RecurrenceDraft> = {}) =>
  draftOf(planned({ start, ...parts }));

/** What every keeper of what comes again does, for somebody who has none yet. */
export function recurrencesSuite(open: () => Promise<Opened>): void {
  /** A rent of the day after tomorrow. */
  async function withRent(parts: Partial<RecurrenceDraft> = {}) {
    const opened = await open();
    const draft = rent(addDays(opened.today, 2), parts);
    const as = naming();
    await opened.signedIn.create(draft, false, as);
    const [kept] = await opened.list();
    if (kept === undefined) throw new Error("what was made is listed");
    return { ...opened, draft, as, kept };
  }

  describe("recurrences", () => {
    it("are listed as they were planned, under their own names", async () => {
      const { kept, draft, as } = await withRent();
      expect(kept.id).toBe(as.id);
      expect(draftOf(kept)).toEqual(draft);
      expect(nextOf(kept)).toMatchObject({ day: draft.start, amount: 650_00 });
    });

    it("of which movements are confirmed or skipped go on from the next one", async () => {
      const { signedIn, list, kept, draft } = await withRent({ mode: "confirm" });
      const record = transactionId(naming().id);
      const paid = { amount: cents(655_50), date: draft.start, record };
      await signedIn.settle(kept.id, draft.start, paid, { seen: kept.revision, change: named() });
      const [once] = await list();
      const next = once && nextOf(once)?.day;
      expect(next && next > draft.start).toBe(true);
      if (once === undefined || !next) return;
      await signedIn.settle(kept.id, next, null, { seen: once.revision, change: named() });
      const [twice] = await list();
      expect(twice && nextOf(twice) && nextOf(twice)!.day > next).toBe(true);
      const again = { seen: twice?.revision ?? 0, change: named() };
      await expect(signedIn.settle(kept.id, next, null, again)).rejects.toMatchObject({
        type: "rejected",
        status: 409,
      });
    });

    it("change and go as they were seen, and not as they were before", async () => {
      const { signedIn, list, kept, draft } = await withRent();
      const as = { seen: kept.revision, change: named() };
      await signedIn.change(kept.id, { scope: "all" }, { paused: true }, as);
      const [paused] = await list();
      expect(paused).toMatchObject({ paused: true, description: "Renda" });
      const all = { scope: "all" } as const;
      const late = () => ({ ...as, change: named() });
      const { revision = 0, ...record } = paused ?? {};
      for (const call of [
        () => signedIn.change(kept.id, all, { paused: false }, late()),
        () => signedIn.remove(kept.id, all, late()),
        () => signedIn.settle(kept.id, draft.start, null, late()),
      ])
        await expect(call()).rejects.toMatchObject({
          type: "conflict",
          current: { type: "recurrences", kept: { record, revision } },
        });
      await signedIn.remove(kept.id, all, { seen: revision, change: named() });
      expect(await list()).toEqual([]);
      await expect(signedIn.change(kept.id, all, { paused: false }, late())).rejects.toMatchObject({
        type: "conflict",
        current: null,
      });
    });

    it("propose nothing to who has recorded nothing", async () => {
      const { signedIn } = await open();
      expect(await signedIn.proposals()).toEqual([]);
      await expect(signedIn.dismiss("0123456789abcdef")).rejects.toMatchObject({ status: 404 });
    });

    it("know of payments that have ended, each once", async () => {
      const { signedIn, ended } = await open();
      expect(await ended()).toEqual([]);
      const change = named();
      await signedIn.endPayment("expense ginasio", change);
      await signedIn.endPayment("expense ~Lazer 3000", named());
      await signedIn.endPayment("expense ginasio", change);
      await signedIn.endPayment("expense ginasio", named());
      expect(await ended()).toEqual(["expense ginasio", "expense ~Lazer 3000"]);
    });

    it("fail as every call fails without a session, and without an answer", async () => {
      const { signedOut, cutOff, today } = await open();
      const id = recurrenceId(crypto.randomUUID());
      const as = { seen: 1, change: named() };
      const all = { scope: "all" } as const;
      const callsOf = (recurrences: Recurrences) => [
        recurrences.proposals(),
        recurrences.dismiss("0123456789abcdef"),
        recurrences.endPayment("expense ginasio", named()),
        recurrences.create(rent(today), false, naming()),
        recurrences.change(id, all, { paused: true }, as),
        recurrences.remove(id, all, as),
        recurrences.settle(id, today, null, as),
      ];
      expect(new Set(await failuresOf(callsOf(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(callsOf(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
