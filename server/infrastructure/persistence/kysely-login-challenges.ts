import type { LoginChallenges } from "../../application/ports/login-challenges.ts";
import type { Queries } from "./database.ts";

/** Logins between their two steps, in their table. */
export const kyselyLoginChallenges = (queries: Queries): LoginChallenges => ({
  withDigest: async (digest) => {
    const row = await queries
      .selectFrom("login_challenges")
      .selectAll()
      .where("digest", "=", digest)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      owner: row.user_id,
      passwordDigest: row.password_digest,
      madeAt: row.made_at,
      tries: row.tries,
    };
  },
  add: async (digest, { owner, passwordDigest, madeAt }) => {
    const password = { password_digest: passwordDigest };
    const row = { digest, user_id: owner, ...password, made_at: madeAt, tries: 0 };
    await queries.insertInto("login_challenges").values(row).execute();
  },
  countTry: async (digest) => {
    await queries
      .updateTable("login_challenges")
      .set((row) => ({ tries: row("tries", "+", 1) }))
      .where("digest", "=", digest)
      .execute();
  },
  removeAllOf: async (owner) => {
    await queries.deleteFrom("login_challenges").where("user_id", "=", owner).execute();
  },
  removeOlder: async (owner, moment) => {
    await queries
      .deleteFrom("login_challenges")
      .where("user_id", "=", owner)
      .where("made_at", "<", moment)
      .execute();
  },
});
