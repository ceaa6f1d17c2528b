// Unpacks Debian's Patroni, etcd and HAProxy below .cache where the system has none, and leads to them.
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { ROOT } from "./node24.mjs";
import { packagesFor, unpackPackages, updatePackages } from "./system-packages.mjs";

const FOLDER = `${ROOT}.cache/cluster`;
const PACKAGES = ["etcd-server", "haproxy", "patroni", "python3-etcd", "python3-psycopg2"];
const PROGRAMS = ["bin/etcd", "sbin/haproxy", "bin/patroni"];

/** These are not unpacked: Patroni names the place of the one, and is a program for the other. */
const NEEDED = ["/usr/lib/postgresql/15/bin/postgres", "/usr/bin/python3"];

const isThere = () =>
  PROGRAMS.every((name) => [`/usr/${name}`, `${FOLDER}/usr/${name}`].some(existsSync));

const unpack = () => unpackPackages(FOLDER, ...packagesFor(...PACKAGES));

/** Puts what was unpacked beside what the system has. */
function leadToUnpacked() {
  const lead = (variable, ...folders) => {
    const all = [process.env[variable], ...folders.map((folder) => `${FOLDER}/usr/${folder}`)];
    process.env[variable] = all.filter(Boolean).join(delimiter);
  };
  lead("PATH", "bin", "sbin");
  lead("PYTHONPATH", "lib/python3/dist-packages");
  lead("LD_LIBRARY_PATH", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu");
}

/** Gets what is missing; returns whether all parts of a cluster are there, and tells where they cannot be had. */
export function ensureCluster() {
  const hasBase = NEEDED.every((path) => existsSync(path));
  if (hasBase && !isThere()) {
    console.log("Unpacking Patroni, etcd and HAProxy …");
    unpack();
    if (!isThere() && updatePackages()) unpack();
  }
  if (!hasBase || !isThere()) {
    console.log(
      "PostgreSQL 15, Patroni, etcd and HAProxy are not all on this machine, and cannot be had: no cluster is tried.",
    );
    return false;
  }
  if (existsSync(FOLDER)) leadToUnpacked();
  return true;
}
