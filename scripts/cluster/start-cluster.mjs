// Starts the whole cluster on the loopback of this machine, in a temporary folder.
import { chmod } from "node:fs/promises";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { Client } from "pg";
import { newEtcd, newMember, untilWhole } from "./database.mjs";
import { DATABASE_URL, NAMES, newMachine, PRODUCT, PROXY, SUPERUSER_URL } from "./machines.mjs";
import { start, signal } from "./processes.mjs";
import { mountSmallDisk } from "./small-disk.mjs";
import { ask, until } from "./wait.mjs";

/** One of the servers of the product. */
function newServer({ address, folder }, others) {
  const settings = {
    HOST: address,
    PORT: "3000",
    DATA_DIR: `${folder}/fincontrol`,
    DATABASE_URL,
    SECRET_KEY: "the same key for all servers of it",
    ADMIN_PASSWORD: "Segredo!1",
    RATE_LIMIT_FACTOR: "1000000",
    TRUSTED_PROXIES: PROXY,
    ...others,
  };
  let running = null;
  return {
    settings,
    start: async () => {
      running = await runServer(settings);
    },
    stop: () => running.stop(),
    kill: () => running?.stop("SIGKILL"),
    freeze: () => running.signal("SIGSTOP"),
    thaw: () => running.signal("SIGCONT"),
    url: () => running.url,
    pid: () => running.pid,
  };
}

/** Makes the database as an operator does. */
async function makeDatabase() {
  const operator = new Client({ connectionString: SUPERUSER_URL, connectionTimeoutMillis: 10_000 });
  await operator.connect();
  await operator.query("create role fincontrol login password 'fincontrol'");
  await operator.query(
    "create database fincontrol owner fincontrol encoding 'UTF8' template template0",
  );
  await operator.end();
}

/** Starts everything; `ends` hears how each thing is ended, also what was only begun. */
export async function startCluster(ends, { small = false, settings = {} } = {}) {
  const directory = await temporaryDirectory();
  ends.push(async () => {
    if (process.exitCode === undefined) await directory.remove();
    else console.log(`logs are in ${directory.path}`);
  });
  await chmod(directory.path, 0o755);
  const members = [];
  const servers = [];
  const etcds = [];
  const machines = [];
  const failed = [];
  for (const name of NAMES) {
    const machine = await newMachine(directory.path, name);
    machines.push(machine);
    if (small) ends.push(mountSmallDisk(machine.folder));
    const etcd = await newEtcd(machine);
    ends.push(etcd.kill);
    failed.push((await etcd.start()).failed);
    etcds.push(etcd);
  }
  for (const machine of machines) {
    const member = await newMember(machine);
    ends.push(member.end);
    await member.start();
    members.push(member);
  }
  const proxy = await newMachine(directory.path, "proxy");
  const haproxy = await start("haproxy", ["-db", "-f", await proxy.fill("haproxy.cfg")], {
    log: proxy.log("haproxy"),
  });
  ends.push(async () => {
    signal(haproxy.pid, "SIGKILL");
    await haproxy.ended;
  });
  failed.push(haproxy.failed);
  await Promise.race([untilWhole(members), ...failed]);
  await makeDatabase();
  for (const machine of machines) {
    const server = newServer(machine, settings);
    ends.push(server.kill);
    await server.start();
    servers.push(server);
  }
  await until("the product", 30, async () => (await ask(`${PRODUCT}/api/saude`)).ok);
  return { members, servers, etcds, proxy: haproxy.pid, folder: directory.path };
}
