import { describe, expect, it } from "vitest";
import type { BookKind } from "../../../src/application/ledger/book-kind.ts";
import type { Changing } from "../../../src/application/naming.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { creatingAs, named } from "./simply.ts";

type Opened<Entity extends { readonly id: string }, Draft, Patch> = Lines<
  Records<Entity, Draft, Patch>
> & {
  readonly list: () => Promise<readonly Entity[]>;
};

const change = (word: string, seen: Revision): Changing => ({
  seen,
  change: changeId(named(word)),
});
const REMOVED = { type: "conflict", current: null, detail: serverProblems["record-removed"] };

/**
 * What every keeper of records does, of whatever kind: two contents can be there side by side, and the first can become
 * the third.
 */
export function recordsSuite<Entity extends { readonly id: string }, Content, Draft, Patch>(
  name: string,
  kind: BookKind<Entity, Content, Draft, Patch>,
  [one, other, changed]: readonly [Content, Content, Content],
  open: () => Promise<Opened<Entity, Draft, Patch>>,
): void {
  const opened = async () => {
    const { signedIn, list } = await open();
    const create = (content: Content, word: string) =>
      signedIn.create(kind.draft(content), creatingAs<Entity["id"]>(word));
    const before = await list();
    return { records: signedIn, create, before, list };
  };

  describe(`records: ${name}`, () => {
    it("are made, and changed, into what the book has shown meanwhile", async () => {
      const { records, create, before, list } = await opened();
      const first = await create(one, "a");
      expect(first.record).toEqual(kind.made(first.record.id, one));
      const second = await create(other, "b");
      const { id } = first.record;
      const after = await records.update(id, kind.patch(changed), change("c", first.revision));
      expect(after.record).toEqual(kind.made(id, changed));
      expect(after.revision).toBeGreaterThan(first.revision);
      expect(new Set(await list())).toEqual(new Set([...before, after.record, second.record]));
    });

    it("are made once, however often they are sent under their names", async () => {
      const { create, before, list } = await opened();
      const first = await create(one, "a");
      expect(await Promise.all([create(one, "a"), create(one, "a")])).toEqual([first, first]);
      expect(new Set(await list())).toEqual(new Set([...before, first.record]));
    });

    it("refuse another content under a name that was used", async () => {
      const { create, before, list } = await opened();
      const { record } = await create(one, "a");
      await expect(create(other, "a")).rejects.toEqual({
        type: "rejected",
        status: 409,
        detail: serverProblems["change-reused"],
        code: "alteracao_reutilizada",
      });
      expect(new Set(await list())).toEqual(new Set([...before, record]));
    });

    it("are removed one at a time, once", async () => {
      const { records, create, before, list } = await opened();
      const gone = await create(one, "a");
      const kept = await create(other, "b");
      const { id } = gone.record;
      const revision = await records.remove(id, change("c", gone.revision));
      expect(new Set(await list())).toEqual(new Set([...before, kept.record]));
      await expect(records.remove(id, change("d", revision))).rejects.toEqual(REMOVED);
      const late = records.update(id, kind.patch(changed), change("e", revision));
      await expect(late).rejects.toEqual(REMOVED);
    });

    it("are left alone where they were changed since they were seen, and told as they are", async () => {
      const { records, create, before, list } = await opened();
      const seen = await create(one, "a");
      const { id } = seen.record;
      const now = await records.update(id, kind.patch(changed), change("b", seen.revision));
      const stale = {
        type: "conflict",
        current: kind.written(now),
        detail: serverProblems.stale,
      };
      const late = records.update(id, kind.patch(one), change("c", seen.revision));
      await expect(late).rejects.toEqual(stale);
      await expect(records.remove(id, change("d", seen.revision))).rejects.toEqual(stale);
      expect(new Set(await list())).toEqual(new Set([...before, now.record]));
    });

    it("know a change again by its name, and tell what it made", async () => {
      const { records, create, before, list } = await opened();
      const { record, revision } = await create(one, "a");
      const update = () => records.update(record.id, kind.patch(changed), change("b", revision));
      const updated = await update();
      expect(await update()).toEqual(updated);
      const remove = () => records.remove(record.id, change("c", updated.revision));
      const gone = await remove();
      expect(gone).toBeGreaterThan(updated.revision);
      expect(await remove()).toBe(gone);
      expect(await list()).toEqual(before);
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const { id } = creatingAs<Entity["id"]>("nobody");
      const calls = (port: typeof cutOff) => [
        port.create(kind.draft(one), creatingAs("a")),
        port.update(id, kind.patch(one), change("b", 1)),
        port.remove(id, change("c", 1)),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(3).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(3).fill("offline"));
    });
  });
}
