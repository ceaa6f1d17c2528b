import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Applicant } from "../../../server/application/login/password-hasher.ts";
import { fairLine } from "../../../server/infrastructure/security/fair-line.ts";
import { administrator, visitor } from "../support/applicants.ts";

/** Each waiter is the one who applied, so that a test sees who is served and who leaves. */
type Waiter = { readonly applicant: Applicant };

const lineOf = (room: number, applicants: readonly Applicant[]) => {
  const line = fairLine<Waiter>(room);
  const waiters = applicants.map((applicant) => ({ applicant }));
  const left = waiters.map((waiter) => line.join(waiter.applicant, waiter));
  return { line, waiters, left };
};

const served = ({ next }: { readonly next: () => Waiter | undefined }) => {
  const all: Waiter[] = [];
  for (let waiter = next(); waiter !== undefined; waiter = next()) all.push(waiter);
  return all;
};

const names = (waiters: readonly Waiter[]) =>
  waiters.map(({ applicant: { origin, account } }) => `${origin}/${account}`);

const applicant = fc.record({
  origin: fc.constantFrom("a", "b", "c"),
  account: fc.constantFrom("x", "y", "z"),
  administers: fc.boolean(),
});

const countBy = (waiters: readonly Waiter[], key: (applicant: Applicant) => string) => {
  const counts = new Map<string, number>();
  for (const { applicant: one } of waiters) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return counts;
};

describe("a fair line", () => {
  it("holds no more than its room, and serves everybody who did not leave exactly once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(applicant), (room, applicants) => {
        const { line, waiters, left } = lineOf(room, applicants);
        const gone = left.filter((waiter) => waiter !== null);
        const all = served(line);
        expect(all).toHaveLength(Math.min(room, applicants.length));
        expect(new Set([...all, ...gone])).toEqual(new Set(waiters));
      }),
    );
  });

  it("lets origins take turns, and accounts within an origin", () => {
    const crowd = ["x", "x", "x", "y", "z"].map((account) => visitor("a", account));
    const { line } = lineOf(10, [...crowd, visitor("b", "w"), visitor("b", "w")]);
    const order = ["a/x", "b/w", "a/y", "b/w", "a/z", "a/x", "a/x"];
    expect(names(served(line))).toEqual(order);
  });

  it("lets an account that had no turn yet go before those of its origin that had one", () => {
    const crowd = ["x", "x", "y", "y"].map((account) => visitor("a", account));
    const { line } = lineOf(10, crowd);
    const first = [line.next(), line.next()];
    const waiter = { applicant: visitor("a", "z") };
    line.join(waiter.applicant, waiter);
    expect(first.map((one) => one?.applicant.account)).toEqual(["x", "y"]);
    expect(names(served(line))).toEqual(["a/z", "a/x", "a/y"]);
  });

  it("makes room for whoever has nothing waiting, at the cost of the last of the greediest", () => {
    const crowd = ["x", "x", "x", "y"].map((account) => visitor("a", account));
    const { line, waiters, left } = lineOf(4, [...crowd, visitor("b", "w"), visitor("a", "z")]);
    expect(left.slice(4)).toEqual([waiters[2], waiters[1]]);
    expect(names(served(line))).toEqual(["a/x", "b/w", "a/y", "a/z"]);
  });

  it("never lets anybody leave who has less waiting than another of the same kind", () => {
    const ordinary = applicant.map((one) => ({ ...one, administers: false }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(ordinary), (room, applicants) => {
        const line = fairLine<Waiter>(room);
        let inLine: Waiter[] = [];
        for (const one of applicants) {
          const waiter = { applicant: one };
          inLine.push(waiter);
          const last = line.join(one, waiter);
          if (last === null) continue;
          const byOrigin = countBy(inLine, ({ origin }) => origin);
          expect(byOrigin.get(last.applicant.origin)).toBe(Math.max(...byOrigin.values()));
          const there = inLine.filter(
            ({ applicant: { origin } }) => origin === last.applicant.origin,
          );
          const byAccount = countBy(there, ({ account }) => account);
          expect(byAccount.get(last.applicant.account)).toBe(Math.max(...byAccount.values()));
          inLine = inLine.filter((other) => other !== last);
        }
      }),
    );
  });

  it("serves administrators first, and one of each address only", () => {
    const { line } = lineOf(10, [
      visitor("a", "x"),
      administrator("b"),
      administrator("b"),
      administrator("b"),
      administrator("c"),
    ]);
    expect(names(served(line))).toEqual(["b/admin", "c/admin", "a/x", "b/admin", "b/admin"]);
  });

  it("takes an administrator in when it is full", () => {
    const others = ["a", "b", "c"].map((origin) => visitor(origin, "x"));
    const { line, left } = lineOf(3, [...others, administrator("d")]);
    expect(left[3]).toBeOneOf([{ applicant: others[0] }, { applicant: others[2] }]);
    expect(names(served(line))[0]).toBe("d/admin");
  });

  it("keeps those who came first where everybody has as little waiting", () => {
    const { waiters, left } = lineOf(
      2,
      ["a", "b", "c"].map((origin) => visitor(origin, "x")),
    );
    expect(left).toEqual([null, null, waiters[2]]);
  });
});
