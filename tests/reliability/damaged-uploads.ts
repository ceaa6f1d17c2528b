import fc from "fast-check";
import { paths } from "../../src/contract/paths.ts";
import { copyFaults } from "../../src/text/restore/restore.ts";
import { callerOf } from "../server/support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../server/support/full-account.ts";
import { ledgerState } from "../server/support/ledger-state.ts";
import { memberOf } from "../server/support/ledgers.ts";
import { newPremiumPerson } from "../server/support/people.ts";
import { startTestServer } from "../server/support/start-test-server.ts";
import { testClock } from "../server/support/test-clock.ts";

type Bytes = Uint8Array;

/** What may happen to a file on its way: another bit, a cut, a hole, a stretch that is there twice, or of another place. */
const damages = fc.tuple(
  fc.constantFrom("bit", "cut", "hole", "doubled", "moved"),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: 1, max: 64 }),
);

type Damage = typeof damages extends fc.Arbitrary<infer One> ? One : never;

/** The file with a damage. */
function damaged(file: Bytes, [how, where, whence, length]: Damage): Buffer {
  const at = Math.floor(where * (file.length - 1));
  const [before, part, rest] = [
    file.subarray(0, at),
    file.subarray(at, at + length),
    file.subarray(at + length),
  ];
  const from = Math.floor(whence * (file.length - 1));
  switch (how) {
    case "bit": {
      const other = Buffer.from(file);
      other[at] = (other[at] ?? 0) ^ (1 << (length % 8));
      return other;
    }
    case "cut":
      return Buffer.from(before);
    case "hole":
      return Buffer.concat([before, rest]);
    case "doubled":
      return Buffer.concat([before, part, part, rest]);
    case "moved":
      return Buffer.concat([before, file.subarray(from, from + length), rest]);
  }
}

/** The sentences that name a copy's trouble. */
const SENTENCES: ReadonlySet<unknown> = new Set(Object.values(copyFaults));

const KINDS = [
  { name: "JSON", path: paths.exportFile("json"), type: "application/json" },
  { name: "zip", path: paths.ownData, type: "application/zip" },
];

type DamageTold = { readonly refused: number; readonly whole: number };

/**
 * Damages copies at random and sends them to be restored: each is refused with a sentence and nothing changed, or is
 * restored as the whole one is, where the damage is in nothing that counts. Throws for any other outcome.
 */
export async function damageUploads(
  count: number,
  seed: number,
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<DamageTold> {
  const server = await startTestServer({
    ...options,
    clock: testClock(FULL_AT),
    checkoutUrl: CHECKOUT,
    rateLimitFactor: 1_000_000,
  });
  const counts = { refused: 0, whole: 0 };
  try {
    const { person } = await newFullAccount(server);
    const newcomer = async () => {
      const { token, user } = await newPremiumPerson(server);
      const member = await memberOf(server.database, user.id);
      return {
        state: async () => {
          const { goals, notifications, ...state } = await ledgerState(
            server.database.queries,
            member,
          );
          // Photos and notifications have names of their own for each person.
          const shown = goals?.map((goal) => ({ ...goal, photo_url: !goal["photo_url"] }));
          const told = notifications?.map(({ id: _, ...rest }) => JSON.stringify(rest)).toSorted();
          return JSON.stringify({ ...state, shown, told });
        },
        restore: (body: Buffer, type: string) =>
          callerOf(server, token)("POST", `${paths.restore}?simular=false&modo=substituir`, {
            body,
            headers: { "content-type": type },
          }),
      };
    };
    const copies = [];
    // A server reads one copy at a time.
    for (const { name, path, type } of KINDS) {
      const answer = await fetch(`${server.url}/api${path}`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      const file = Buffer.from(await answer.arrayBuffer());
      const whole = await newcomer();
      const { status, text } = await whole.restore(file, type);
      if (status !== 200) throw new Error(`${name}: ${text}`);
      copies.push({ name, type, file, restored: await whole.state() });
    }
    let one = await newcomer();
    let before = await one.state();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...copies), damages, async (copy, damage) => {
        const { status, body } = await one.restore(damaged(copy.file, damage), copy.type);
        const state = await one.state();
        if (status === 200) {
          if (state !== copy.restored) throw new Error(`${copy.name}: restored as another one`);
          counts.whole += 1;
          one = await newcomer();
          before = await one.state();
          return;
        }
        const { detail } = (body ?? {}) as { readonly detail?: unknown };
        if (status !== 422 || !SENTENCES.has(detail))
          throw new Error(`${copy.name}: ${status} ${JSON.stringify(body)}`);
        if (state !== before) throw new Error(`${copy.name}: refused, but something changed`);
        counts.refused += 1;
      }),
      { numRuns: count, seed, endOnFailure: true },
    );
  } finally {
    await server.close();
  }
  return counts;
}
