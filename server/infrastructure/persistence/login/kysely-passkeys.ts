import type { StoredPasskey, Passkeys } from "../../../application/passkeys/passkeys.ts";
import type { Queries } from "../database.ts";
import type { PasskeyRow } from "./factor-tables.ts";

const toPasskey = (row: PasskeyRow): StoredPasskey => ({
  id: row.id,
  owner: row.user_id,
  name: row.name,
  madeAt: row.made_at,
  usedAt: row.used_at,
  credential: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports === "" ? [] : row.transports.split(" "),
});

/** The passkeys in the passkeys table. */
export const kyselyPasskeys = (queries: Queries): Passkeys => ({
  withCredential: async (credential) => {
    const found = queries.selectFrom("passkeys").selectAll();
    const row = await found.where("credential_id", "=", credential).executeTakeFirst();
    return row === undefined ? null : toPasskey(row);
  },
  listOf: async (owner) => {
    const theirs = queries.selectFrom("passkeys").selectAll().where("user_id", "=", owner);
    return (await theirs.orderBy("made_at").orderBy("id").execute()).map(toPasskey);
  },
  add: async ({ id, owner, name, madeAt, usedAt, credential, publicKey, counter, transports }) => {
    const row: PasskeyRow = {
      id,
      user_id: owner,
      name,
      made_at: madeAt,
      used_at: usedAt,
      credential_id: credential,
      public_key: publicKey,
      counter,
      transports: transports.join(" "),
    };
    await queries.insertInto("passkeys").values(row).execute();
  },
  rename: async (owner, id, name) => {
    const update = queries.updateTable("passkeys").set({ name });
    const theirs = update.where("user_id", "=", owner).where("id", "=", id);
    return (await theirs.executeTakeFirst()).numUpdatedRows > 0n;
  },
  markUsed: async (id, counter, at) => {
    const update = queries.updateTable("passkeys").set({ counter, used_at: at });
    await update.where("id", "=", id).execute();
  },
  remove: async (owner, id) => {
    const theirs = queries.deleteFrom("passkeys").where("user_id", "=", owner);
    await theirs.where("id", "=", id).execute();
  },
});
