import fc from "fast-check";
import { expect, it } from "vitest";
import { turns } from "../../../server/infrastructure/persistence/lend-in-turn.ts";

it("a thing is lent to one taker at a time, and the takers come in the order in which they asked", async () => {
  const counts = [fc.integer({ min: 1, max: 4 }), fc.nat(20), fc.scheduler()] as const;
  await fc.assert(
    fc.asyncProperty(...counts, async (things, takers, scheduler) => {
      const { take, giveBack } = turns(Array.from({ length: things }, (_, thing) => thing));
      const lent = new Set<number>();
      const came: number[] = [];
      const work = async (taker: number) => {
        const thing = await take();
        expect(lent.has(thing)).toBe(false);
        lent.add(thing);
        came.push(taker);
        await scheduler.schedule(Promise.resolve());
        lent.delete(thing);
        giveBack(thing);
      };
      const all = Array.from({ length: takers }, (_, taker) => taker);
      await scheduler.waitFor(Promise.all(all.map(work)));
      expect(came).toEqual(all);
    }),
  );
});
