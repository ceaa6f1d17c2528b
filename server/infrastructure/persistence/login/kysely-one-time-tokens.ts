import type {
  OneTimeToken,
  OneTimeTokens,
  TokenKind,
  TokenPurpose,
} from "../../../application/login/one-time-tokens.ts";
import type { Queries } from "../database.ts";
import type { OneTimeTokenRow } from "../users/user-tables.ts";
import { within } from "../transact.ts";

/** Returns the columns that only some kinds have. */
function columnsOf(purpose: TokenPurpose): Pick<OneTimeTokenRow, "session_id" | "payload"> {
  switch (purpose.kind) {
    case "reset":
      return { session_id: null, payload: null };
    case "email":
      return { session_id: purpose.session, payload: purpose.email };
    case "code":
      return { session_id: null, payload: purpose.passwordDigest };
    case "passkey":
      return { session_id: null, payload: purpose.ceremony };
  }
}

function contentOf({ kind, session_id: session, payload }: OneTimeTokenRow): object {
  switch (kind) {
    case "reset":
      return {};
    case "email":
      return { session, email: payload };
    case "code":
      return { passwordDigest: payload };
    case "passkey":
      return { ceremony: payload };
  }
}

/** The table's constraints ensure each kind's columns. */
const toToken = <Kind extends TokenKind>(row: OneTimeTokenRow) =>
  ({
    kind: row.kind,
    owner: row.user_id,
    ...contentOf(row),
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    tries: row.tries,
  }) as OneTimeToken<Kind>;

/** The one-time tokens in their table. */
export const kyselyOneTimeTokens = (queries: Queries): OneTimeTokens => ({
  find: async <Kind extends TokenKind>(kind: Kind, digest: string) => {
    const rows = queries.selectFrom("one_time_tokens").selectAll();
    const named = rows.where("digest", "=", digest).where("kind", "=", kind);
    const row = await named.executeTakeFirst();
    return row === undefined ? null : toToken<Kind>(row);
  },
  add: async (digest, token) => {
    const { kind, owner, madeAt, expiresAt } = token;
    const times = { made_at: madeAt, expires_at: expiresAt, tries: 0 };
    const row = { digest, kind, user_id: owner, ...columnsOf(token), ...times };
    await queries.insertInto("one_time_tokens").values(row).execute();
  },
  spend: <Kind extends TokenKind>(kind: Kind, digest: string) =>
    within(queries, async (transaction) => {
      const named = transaction.deleteFrom("one_time_tokens").where("digest", "=", digest);
      const spent = await named.where("kind", "=", kind).returningAll().executeTakeFirst();
      return spent === undefined ? null : toToken<Kind>(spent);
    }),
  countTry: async (digest) => {
    await queries
      .updateTable("one_time_tokens")
      .set((row) => ({ tries: row("tries", "+", 1) }))
      .where("digest", "=", digest)
      .execute();
  },
  count: async (owner, kind, { now, latest }) => {
    const count = queries
      .selectFrom("one_time_tokens")
      .select(queries.fn.countAll<number>().as("count"))
      .where("user_id", "=", owner)
      .where("kind", "=", kind);
    const good = count.where("expires_at", ">", now).where("made_at", "<=", latest);
    return (await good.executeTakeFirstOrThrow()).count;
  },
  removeOf: async (owner, kinds) => {
    await queries
      .deleteFrom("one_time_tokens")
      .where("user_id", "=", owner)
      .where("kind", "in", kinds)
      .execute();
  },
  prune: ({ now, latest }) =>
    within(queries, async (transaction) => {
      await transaction
        .deleteFrom("one_time_tokens")
        .where((where) => where.or([where("expires_at", "<=", now), where("made_at", ">", latest)]))
        .execute();
    }),
});
