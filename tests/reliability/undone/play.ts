import { deepEqual, equal, ok } from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Book } from "../../../src/domain/ledger/book.ts";
import { paths } from "../../../src/contract/paths.ts";
import { memberOf } from "../../server/support/ledgers.ts";
import { newPremiumPerson } from "../../server/support/people.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import type { TestClock } from "../../server/support/test-clock.ts";
import { newChange } from "../../server/support/writes.ts";
import type { Draw } from "./actions/action.ts";
import { ACTIONS } from "./actions/all.ts";
import { shownIn } from "./client.ts";
import { newOwner, type Wish } from "./owner.ts";
import { stateOf } from "./state.ts";
import { isDocumented, undoOfImport } from "./undo-of.ts";

/** An action of a kind, with what it chooses by. */
export type Step = Draw & { readonly kind: string; readonly act: number };

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...Object.keys(ACTIONS)),
  act: fc.nat(10),
  which: fc.nat(1_000),
  content: fc.integer({ min: 1, max: 60 }),
});

/** As many steps; a counterexample has few that do something. */
export const stepsOf = (count: number) =>
  fc.array(fc.option(anyStep, { freq: 1_000 }), {
    minLength: count,
    maxLength: count,
    size: "max",
  });

/** An action that was done, the ledger and the client's book before it, and whether that is the same after it. */
type Past = {
  readonly change: string;
  readonly wish: Wish;
  readonly before: object;
  readonly book: Book;
  readonly isIdle: boolean;
};

/** How many of the steps did something, and how many were refused. */
export type Played = { readonly done: number; readonly refused: number };

const nameOf = (wish: Wish) =>
  "path" in wish ? `${wish.method} ${wish.path}` : `${wish.type} in the client`;

/**
 * Plays actions with a new person, then undoes them from the last to the first; throws unless each undo gives the state
 * back that its action began in, in the database and in the book of a client that follows. What the server records by
 * itself belongs to no action: where one makes a planned movement due, the life is played anew and ends before it.
 */
export const playOn = (server: TestServer, clock: TestClock) => {
  const play = async (steps: readonly (Step | null)[]): Promise<Played> => {
    const person = await newPremiumPerson(server);
    const member = await memberOf(server.database, person.user.id);
    const { owner, client, send, done } = await newOwner(server, person.token);
    const state = () => stateOf(server, member);
    const revision = async () => (await server.stores.ledgers.homeOf(person.user.id))?.revision;
    const past: Past[] = [];
    let refused = 0;
    let before = await state();
    for (const [index, step] of steps.entries()) {
      if (step === null) continue;
      const { kind, act, ...draw } = step;
      const acts = ACTIONS[kind] ?? [];
      const wish = await acts[act % acts.length]?.(owner, draw);
      if (!wish) continue;
      const change = newChange();
      clock.advance(1_000);
      const first = await revision();
      const book = client.book();
      const answer = await send(wish, change);
      const told = `${nameOf(wish)}: ${answer.status} ${answer.text}`;
      ok(answer.status < 500, told);
      const after = await state();
      const last = await revision();
      if (answer.status >= 300) {
        refused += 1;
        deepEqual(after, before, `what is refused changes nothing; ${told}`);
        ok(isDocumented(wish, answer), told);
      } else if (last !== first) {
        past.push({ change, wish, before, book, isIdle: isDeepStrictEqual(after, before) });
        done.push(change);
      }
      before = after;
      await client.follow();
      if ((await revision()) !== last) return play(steps.slice(0, index));
    }
    await client.agree("after all actions");
    for (const { change, wish, before: first, book, isIdle } of past.toReversed()) {
      const call = undoOfImport(wish);
      const answer = await (call === null
        ? "path" in wish
          ? send({ method: "POST", path: paths.undo(change) }, newChange())
          : client.undo(change, newChange())
        : send(call, newChange()));
      const told = `undo of ${nameOf(wish)}: ${answer.text}`;
      // There may be nothing to undo of what did nothing.
      if (!isIdle || answer.status !== 404) equal(answer.status, 200, told);
      deepEqual(await state(), first, told);
      await client.agree(told);
      deepEqual(shownIn(client.book()), shownIn(book), told);
    }
    return { done: past.length, refused };
  };
  return play;
};
