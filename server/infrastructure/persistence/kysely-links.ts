import type { Link, Links } from "../../application/ports/links.ts";
import type { Queries } from "./database.ts";
import type { LinkRow } from "./user-tables.ts";

const toLink = ({ user_id: owner, email, session_id: session, made_at: madeAt }: LinkRow): Link =>
  email === null || session === null
    ? { kind: "reset", owner, madeAt }
    : { kind: "email", email, session, owner, madeAt };

/** The links in the links table. */
export const kyselyLinks = (queries: Queries): Links => ({
  withDigest: async (digest) => {
    const row = queries.selectFrom("links").selectAll().where("digest", "=", digest);
    const found = await row.executeTakeFirst();
    return found === undefined ? null : toLink(found);
  },
  add: async (digest, link) => {
    const { kind, owner, madeAt } = link;
    const { email, session } = link.kind === "email" ? link : { email: null, session: null };
    const row = { digest, user_id: owner, kind, email, session_id: session, made_at: madeAt };
    await queries.insertInto("links").values(row).execute();
  },
  count: async (owner, kind, { from, to }) => {
    const count = queries.selectFrom("links").select(queries.fn.countAll<number>().as("count"));
    const theirs = count.where("user_id", "=", owner).where("kind", "=", kind);
    const within = theirs.where("made_at", ">", from).where("made_at", "<=", to);
    return (await within.executeTakeFirstOrThrow()).count;
  },
  removeOf: async (owner, kind) => {
    const theirs = queries.deleteFrom("links").where("user_id", "=", owner);
    await (kind === undefined ? theirs : theirs.where("kind", "=", kind)).execute();
  },
  removeOutside: async ({ from, to }) => {
    await queries
      .deleteFrom("links")
      .where((where) => where.or([where("made_at", "<=", from), where("made_at", ">", to)]))
      .execute();
  },
});
