import { deepEqual, equal, ok } from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { paths } from "../../../src/contract/paths.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { UNDO_REFUSALS } from "../../../server/http/answers/undo-refusals.ts";
import { ledgerState } from "../../server/support/ledger-state.ts";
import { memberOf } from "../../server/support/ledgers.ts";
import { newPremiumPerson } from "../../server/support/people.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import type { TestClock } from "../../server/support/test-clock.ts";
import { newChange } from "../../server/support/writes.ts";
import type { Draw } from "./actions/action.ts";
import { ACTIONS } from "./actions/all.ts";
import { newOwner, type Wish } from "./owner.ts";

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

/** An action that was done, the ledger before it, and whether that is the same after it. */
type Past = {
  readonly change: string;
  readonly wish: Wish;
  readonly before: object;
  readonly isIdle: boolean;
};

type Row = Readonly<Record<string, unknown>>;

/** How many of the steps did something, and how many were refused. */
export type Played = { readonly done: number; readonly refused: number };

/**
 * Plays actions with a new person, then undoes them from the last to the first; throws unless each undo gives the state
 * back that its action began in.
 */
export const playOn =
  (server: TestServer, clock: TestClock) =>
  async (steps: readonly (Step | null)[]): Promise<Played> => {
    const person = await newPremiumPerson(server);
    const member = await memberOf(server.database, person.user.id);
    const { owner, send, done } = newOwner(server, person.token);
    const state = async () => withoutMarks(await ledgerState(server.database.queries, member));
    const revision = async () => (await server.stores.ledgers.homeOf(person.user.id))?.revision;
    const past: Past[] = [];
    let refused = 0;
    let before = await state();
    for (const { kind, act, ...draw } of steps.filter((step) => step !== null)) {
      const acts = ACTIONS[kind] ?? [];
      const wish = await acts[act % acts.length]?.(owner, draw);
      if (!wish) continue;
      const change = newChange();
      clock.advance(1_000);
      const first = await revision();
      const answer = await send(wish, change);
      const told = `${wish.method} ${wish.path}: ${answer.status} ${answer.text}`;
      ok(answer.status < 500, told);
      const after = await state();
      if (answer.status >= 300) {
        refused += 1;
        deepEqual(after, before, `what is refused changes nothing; ${told}`);
        if (wish.path.endsWith("/anular")) ok(isDocumented(wish, answer), told);
      } else if ((await revision()) !== first) {
        past.push({ change, wish, before, isIdle: isDeepStrictEqual(after, before) });
        done.push(change);
      }
      before = after;
    }
    for (const { change, wish, before: first, isIdle } of past.toReversed()) {
      const answer = await send(undoOf(wish, change), newChange());
      const told = `undo of ${wish.method} ${wish.path}: ${answer.text}`;
      // There may be nothing to undo of what did nothing.
      if (!isIdle || answer.status !== 404) equal(answer.status, 200, told);
      deepEqual(await state(), first, told);
    }
    return { done: past.length, refused };
  };

const byId = (one: Row, other: Row) => compareText(String(one["id"]), String(other["id"]));

/**
 * Which change last undid an import, and of how much, is of the log; and what the server asks by itself about planned
 * days stays asked.
 */
const withoutMarks = ({
  imports = [],
  notifications = [],
  recurrences = [],
  ...state
}: Awaited<ReturnType<typeof ledgerState>>) => ({
  ...state,
  recurrences: recurrences.map(({ asked_until: _, action_day: __, ...row }) => row).toSorted(byId),
  notifications: notifications.filter(({ key }) => !String(key).startsWith(":recurrence:")),
  imports: imports.map(({ undo_change: _, undo_removed: __, ...row }) => row).toSorted(byId),
});

/** The call that undoes an action; an import has one of its own. */
const undoOf = ({ path, body }: Wish, change: string): Wish =>
  path === paths.imports
    ? {
        method: "POST",
        path: paths.undoImport((body as { readonly id: string }).id),
        body: { editadas: [] },
      }
    : { method: "POST", path: paths.undo(change) };

/** Whether an undo is refused with one of the sentences that its route declares. */
function isDocumented(
  { path }: Wish,
  { status, body }: { status: number; body: unknown },
): boolean {
  const sentences = UNDO_REFUSALS.map((problem) => serverProblems[problem]);
  return path.startsWith("/importacoes")
    ? status < 500
    : sentences.includes((body as { readonly detail: string }).detail);
}
