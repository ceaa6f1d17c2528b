import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import type { QueuedWrite, NamedCall } from "../../../src/application/outbox/queued-write.ts";
import { makeOutbox, type Outbox } from "../../../src/application/outbox/outbox.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import { UNSENT, type Revision } from "../../../src/domain/ledger/revision.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { changeId, goalId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { runs } from "../../support/runs.ts";
import { namedCall, uuid } from "../../support/kept-writes.ts";

const GOAL = {
  id: goalId("g"),
  name: "",
  total: cents(1),
  current: ZERO,
  deadline: null,
  photoUrl: null,
};

const OFFLINE: Failure = { type: "offline" };

/** Outcomes of the network for one call: it is lost, its answer is lost, the server fails, or it is answered. */
type Weather = "lost" | "unheard" | "broken" | "fine";

/** A server that does each change once, and only to the version that it is meant for. */
function makeServer() {
  const records = new Map<string, { readonly revision: Revision; readonly body: string }>();
  const done = new Map<ChangeId, Revision>();
  const order: ChangeId[] = [];
  const refused: NamedCall[] = [];
  const perform = (call: NamedCall): Revision => {
    const before = done.get(call.change);
    if (before !== undefined) return before;
    const id = call.record ?? "";
    const held = records.get(id);
    const isStale = call.method === "post" ? held !== undefined : held === undefined;
    if (isStale || (call.seen !== null && call.seen !== held?.revision)) {
      refused.push(call);
      throw { type: "rejected", status: 409, detail: null } satisfies Failure;
    }
    const revision = done.size + 2;
    done.set(call.change, revision);
    order.push(call.change);
    if (call.method === "delete") records.delete(id);
    else records.set(id, { revision, body: call.body ?? "" });
    return revision;
  };
  return { records, done, order, refused, perform };
}

/** What all pages of a browser share: the stored writes, and the lock of the sender. */
function makeBrowser() {
  let writes: readonly QueuedWrite[] = [];
  let lock: Promise<unknown> = Promise.resolve();
  return {
    stored: () => writes,
    device: {
      read: async () => writes,
      change: async (make: (all: readonly QueuedWrite[]) => readonly QueuedWrite[]) => {
        for (;;) {
          const seen = writes;
          const next = make(seen);
          await Promise.resolve();
          // As the real one, which stores only if no other tab has meanwhile.
          if (seen === writes) return (writes = structuredClone(next));
        }
      },
    },
    alone: <Outcome>(work: () => Promise<Outcome>, death: Promise<never>): Promise<Outcome> => {
      const turn = lock.then(() => Promise.race([work(), death]));
      lock = turn.catch(() => undefined);
      return turn;
    },
  };
}

type Page = { readonly outbox: Outbox; readonly die: () => void };

const ticks = async (count: number) => {
  for (let left = count; left > 0; left -= 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

type Step =
  | { readonly type: "enter"; readonly page: 0 | 1; readonly op: 0 | 1 | 2; readonly at: number }
  | { readonly type: "pass"; readonly ticks: number }
  | { readonly type: "wake" }
  | { readonly type: "close"; readonly page: 0 | 1; readonly isHeard: boolean };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("enter" as const),
      page: fc.constantFrom(0 as const, 1 as const),
      op: fc.constantFrom(0 as const, 1 as const, 2 as const),
      at: fc.nat(20),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("pass" as const), ticks: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("wake" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("close" as const),
      page: fc.constantFrom(0 as const, 1 as const),
      isHeard: fc.boolean(),
    }),
  },
);

const anyWeather = fc.infiniteStream(
  fc.constantFrom<Weather>("lost", "unheard", "broken", "fine", "fine", "fine"),
);

async function play(steps: readonly Step[], weather: Iterator<Weather>) {
  const [server, browser] = [makeServer(), makeBrowser()];
  let isFine = false;
  const waits = new Set<() => void>();
  const call = async (named: NamedCall): Promise<Revision> => {
    // Two failures in a row at most: a write over which the server fails for ever is told as refused.
    const now = isFine ? "fine" : (weather.next().value as Weather);
    await ticks(1);
    if (now === "lost" || now === "broken") throw OFFLINE;
    const revision = server.perform(named);
    await ticks(1);
    if (now === "unheard") throw OFFLINE;
    return revision;
  };
  /** The versions that the pages know from the server. */
  const book = new Map<string, Revision>();
  const takeIn = () => {
    for (const [id, { revision }] of server.records) book.set(id, revision);
  };
  const gone = new Promise<never>(() => {});
  const open = (): Page => {
    const { promise: death, reject } = Promise.withResolvers<never>();
    death.catch(() => undefined);
    let isOpen = true;
    // A page that is gone does nothing more, and hears nothing more.
    const alive = <Outcome>(work: () => Promise<Outcome>) =>
      isOpen ? Promise.race([work(), gone]) : gone;
    const outbox = makeOutbox({
      device: {
        read: () => alive(browser.device.read),
        change: (make) => alive(() => browser.device.change(make)),
      },
      alone: (work) => browser.alone(work, death),
      send: (named) => alive(() => call(named)),
      recovery: {
        wait: () =>
          new Promise<void>((resolve) => {
            waits.add(resolve);
          }),
      },
      writeKindOf: readWriteKind,
      clock: { now: () => 1 },
      writtenOf: () => null,
      confirmed: (record) => {
        const revision = book.get(record);
        return revision === undefined ? null : asWritten("goals", { ...GOAL, revision });
      },
      upToDate: () =>
        alive(async () => {
          await ticks(1);
          takeIn();
        }),
      tell: () => {},
    });
    const die = () => {
      isOpen = false;
      reject(new Error("closed"));
    };
    return { outbox, die };
  };
  const wake = () => {
    for (const go of waits) go();
    waits.clear();
  };

  const pages = [open(), open()];
  const old: Page[] = [];
  /** The records as the person sees them, with the last body that was entered. */
  const mine = new Map<string, string>();
  const entered: ChangeId[] = [];
  const answers: Promise<unknown>[] = [];
  let count = 0;
  const enter = (page: Page, op: 0 | 1 | 2, at: number) => {
    count += 1;
    const known = [...mine.keys()];
    const id = known[at % Math.max(1, known.length)];
    const change = changeId(uuid(count, "c"));
    const isWaiting = (one: string) =>
      browser.stored().some(({ call: kept }) => kept.record === one);
    const seenOf = (one: string) => (isWaiting(one) ? UNSENT : (book.get(one) ?? UNSENT));
    const base = { n: 0, change };
    const made = ((): NamedCall => {
      if (op === 0 || id === undefined) {
        const fresh = uuid(count, "d");
        const body = JSON.stringify({ id: fresh, n: count });
        mine.set(fresh, body);
        return namedCall({ ...base, method: "post", path: "/despesas", body });
      }
      const path = `/despesas/${id}`;
      if (op === 1) {
        const body = JSON.stringify({ n: count });
        mine.set(id, body);
        return namedCall({ ...base, method: "put", path, body, seen: seenOf(id) });
      }
      mine.delete(id);
      return namedCall({ ...base, method: "delete", path, seen: seenOf(id) });
    })();
    entered.push(change);
    const sendIt = async (seen: Revision | null) => {
      const revision = await call({ ...made, seen });
      takeIn();
      return { answer: revision, revision };
    };
    answers.push(
      page.outbox.keep(made, sendIt).then(
        () => "answered",
        (reason: Failure) => reason.type,
      ),
    );
  };

  for (const step of steps) {
    const page = step.type === "enter" || step.type === "close" ? step.page : 0;
    if (step.type === "enter") {
      enter(pages[page] as Page, step.op, step.at);
      // It is stored before the next one is entered.
      await ticks(1);
    } else if (step.type === "pass") await ticks(step.ticks);
    else if (step.type === "wake") wake();
    else {
      if (step.isHeard) (pages[page] as Page).die();
      else old.push(pages[page] as Page);
      const fresh = open();
      pages[page] = fresh;
      fresh.outbox.look();
    }
  }
  isFine = true;
  open().outbox.look();
  for (let left = 400; left > 0 && browser.stored().length > 0; left -= 1) {
    wake();
    await ticks(3);
  }
  await ticks(20);
  const told = await Promise.all(answers.map((one) => Promise.race([one, ticks(5)])));
  return { server, browser, mine, entered, told };
}

describe("writes that wait on a device", () => {
  it("are all made once and in order, whatever the network does and however often pages go", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 1, maxLength: 25 }),
        anyWeather,
        async (steps, weather) => {
          const { server, browser, mine, entered, told } = await play(steps, weather);
          expect(browser.stored()).toEqual([]);
          expect(server.refused).toEqual([]);
          // Sent in the order of entering, without those that took each other back.
          expect(server.order).toEqual(entered.filter((change) => server.done.has(change)));
          const held = new Map([...server.records].map(([id, { body }]) => [id, body]));
          expect(held).toEqual(mine);
          for (const outcome of told)
            expect(["answered", "waiting", "taken-back", undefined]).toContain(outcome);
        },
      ),
      { numRuns: runs(200), endOnFailure: true },
    );
  });
});
