// The machines of the cluster: each is an address of the loopback and a folder, with the files of deploy/cluster filled in.
import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../node24.mjs";

export const NAMES = ["a", "b", "c"];

/** The first three numbers of all addresses: another network is another cluster, beside one that runs. */
const NETWORK = process.env.CLUSTER_NETWORK ?? "127.77.0";

const ADDRESSES = {
  a: `${NETWORK}.1`,
  b: `${NETWORK}.2`,
  c: `${NETWORK}.3`,
  proxy: `${NETWORK}.9`,
};

/** The address that calls come to the servers from. */
export const PROXY = ADDRESSES.proxy;

const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));

/** PostgreSQL refuses to run as root. */
export const unprivileged = process.getuid() === 0 ? { uid: id("-u"), gid: id("-g") } : {};

const FIXED = {
  A: ADDRESSES.a,
  B: ADDRESSES.b,
  C: ADDRESSES.c,
  NETWORK: "127.0.0.0/8",
  SUPERUSER_PASSWORD: "superuser",
  REPLICATION_PASSWORD: "replication",
};

/** The address of the database for the servers: the proxy's, which leads to the primary. */
export const DATABASE_URL = `postgres://fincontrol:fincontrol@${ADDRESSES.proxy}:5000/fincontrol`;

/** The address for who makes the database, at a place. */
export const superuserAt = (place) =>
  `postgres://postgres:${FIXED.SUPERUSER_PASSWORD}@${place}/postgres`;

/** The address for who makes the database, at the proxy. */
export const SUPERUSER_URL = superuserAt(`${ADDRESSES.proxy}:5000`);

/** The address of the product for people. */
export const PRODUCT = `http://${ADDRESSES.proxy}:8080`;

/** Makes the folder of a machine; `fill` writes a file of deploy/cluster into it and returns its path. */
export async function newMachine(root, name) {
  const address = ADDRESSES[name];
  const folder = join(root, name);
  await mkdir(folder, { mode: 0o700 });
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid);
  const values = { ...FIXED, NAME: name, ADDRESS: address, DATA: folder };
  const fill = async (file) => {
    const example = await readFile(join(ROOT, "deploy/cluster", file), "utf8");
    const path = join(root, `${name}-${file}`);
    const filled = example.replaceAll(/\$\{(\w+)\}/g, (_, variable) => {
      if (values[variable] === undefined) throw new Error(`${file}: ${variable} has no value`);
      return values[variable];
    });
    await writeFile(path, filled);
    await chmod(path, 0o644);
    return path;
  };
  return { name, address, folder, fill, log: (program) => join(root, `${name}-${program}.log`) };
}
