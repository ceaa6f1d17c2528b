import { Client } from "pg";
import { primaryOf, standbyOf } from "../../cluster/database.mjs";
import { SUPERUSER_URL } from "../../cluster/machines.mjs";
import { until } from "../../cluster/wait.mjs";
import { childrenNamed } from "./processor-time.mjs";

/** Returns the parts of a cluster, each with the processes that it begins with. */
export async function partsOf({ servers, members, etcds, proxy }) {
  const primary = await primaryOf(members);
  const standby = await standbyOf(members);
  const replica = members.find((member) => ![primary, standby].includes(member));
  const postmaster = async (member) => (await member.pids()).postmaster;
  const leader = await postmaster(primary);
  const patronis = await Promise.all(members.map(async (member) => (await member.pids()).patroni));
  return {
    ...Object.fromEntries(servers.map((server, index) => [`server ${index + 1}`, [server.pid()]])),
    proxy: [proxy],
    "primary: backends and the rest": [leader],
    "primary: walsenders": await childrenNamed(leader, "walsender"),
    "primary: walwriter": await childrenNamed(leader, "walwriter"),
    "primary: checkpointer": await childrenNamed(leader, "checkpointer"),
    "synchronous replica": [await postmaster(standby)],
    "other replica": [await postmaster(replica)],
    Patroni: patronis,
    etcd: etcds.map((etcd) => etcd.pid()),
  };
}

/** Asks the primary for its counts: transactions, syncs and bytes of its log, connections of the servers. */
export async function newCounts() {
  const client = new Client({ connectionString: SUPERUSER_URL });
  await client.connect();
  const counts = async () => {
    const { rows } = await client.query(
      `select
         (select xact_commit from pg_stat_database where datname = 'fincontrol')::float8 as commits,
         (select wal_sync from pg_stat_wal)::float8 as syncs,
         (select wal_bytes from pg_stat_wal)::float8 as bytes,
         (select count(*) from pg_stat_activity where datname = 'fincontrol')::float8 as connections`,
    );
    return rows[0];
  };
  return { counts, end: () => client.end() };
}

/** Has acknowledged writes wait for the synchronous replica, or not. */
export async function setSynchronous(members, synchronous) {
  const { rest } = await primaryOf(members);
  const body = JSON.stringify({ synchronous_mode: synchronous });
  const answer = await fetch(`${rest}/config`, { method: "PATCH", body });
  if (!answer.ok) throw new Error(`Patroni answered ${answer.status}`);
  const isSynchronous = () =>
    standbyOf(members).then(
      () => true,
      () => false,
    );
  await until("another mode", 30, async () => (await isSynchronous()) === synchronous);
}
