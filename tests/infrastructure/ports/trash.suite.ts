import { describe, expect, it } from "vitest";
import type { Trash } from "../../../src/application/trash/trash.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { failuresOf, type Lines } from "./lines.ts";

type Opened = Lines<Trash> & {
  /** Removes so many expenses, one by one; the last one comes first in the trash. */
  readonly remove: (count: number) => Promise<void>;
};

const change = () => changeId(crypto.randomUUID());

/** What every trash does for somebody who has removed nothing yet. */
export function trashSuite(open: () => Promise<Opened>): void {
  describe("the trash", () => {
    it("has what was removed, the newest first, in pages of which the last has none after it", async () => {
      const { signedIn, remove } = await open();
      expect(await signedIn.page(null)).toEqual({ things: [], next: null });
      await remove(3);
      const { things, next } = await signedIn.page(null);
      expect(things.map(({ resource }) => resource)).toEqual(Array(3).fill("expense"));
      expect(new Set(things.map((one) => one.change)).size).toBe(3);
      expect(things.map((one) => one.removedAt)).toEqual(
        things.map((one) => one.removedAt).toSorted((left, right) => right - left),
      );
      expect(next).toBeNull();
    });

    it("gives back things by their names, once under the name of one change", async () => {
      const { signedIn, remove } = await open();
      await remove(3);
      const [first, second, third] = (await signedIn.page(null)).things;
      const items = [first, second].flatMap((one) =>
        one ? [{ resource: one.resource, id: one.id }] : [],
      );
      const name = change();
      expect(await signedIn.restore({ items }, name)).toEqual({ restored: 2, kept: [] });
      expect(await signedIn.restore({ items }, name)).toEqual({ restored: 2, kept: [] });
      expect((await signedIn.page(null)).things).toEqual([third]);
    });

    it("gives back all that one change removed", async () => {
      const { signedIn, remove } = await open();
      await remove(2);
      const [first, second] = (await signedIn.page(null)).things;
      if (first === undefined) throw new Error("nothing was removed");
      const wanted = { change: first.change };
      expect(await signedIn.restore(wanted, change())).toEqual({ restored: 1, kept: [] });
      expect((await signedIn.page(null)).things).toEqual([second]);
    });

    it("gives back nothing that it has not", async () => {
      const { signedIn } = await open();
      const items = [{ resource: "expense", id: crypto.randomUUID() } as const];
      await expect(signedIn.restore({ items }, change())).rejects.toMatchObject({ status: 404 });
    });

    it("is emptied for good, and says how much there was", async () => {
      const { signedIn, remove } = await open();
      await remove(2);
      expect(await signedIn.empty()).toBe(2);
      expect(await signedIn.empty()).toBe(0);
      expect(await signedIn.page(null)).toEqual({ things: [], next: null });
    });

    it("rejects every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const items = [{ resource: "goal", id: crypto.randomUUID() } as const];
      const calls = (port: Trash) => [
        port.page(null),
        port.restore({ items }, change()),
        port.empty(),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(3).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(3).fill("offline"));
    });
  });
}
