// Unpacks Debian's Prometheus below .cache where the system has none: to install it would start it as a service.
import { existsSync, globSync, mkdirSync } from "node:fs";
import { ROOT } from "./node24.mjs";
import { succeeds, updatePackages } from "./system-packages.mjs";

const FOLDER = `${ROOT}.cache/prometheus`;

const isThere = () =>
  ["prometheus", "promtool"].every((name) =>
    [`/usr/bin/${name}`, `${FOLDER}/usr/bin/${name}`].some((path) => existsSync(path)),
  );

function unpack() {
  mkdirSync(FOLDER, { recursive: true });
  if (!succeeds("sh", "-c", `cd "${FOLDER}" && apt-get download prometheus`)) return;
  const [archive] = globSync(`${FOLDER}/prometheus_*.deb`);
  if (archive) succeeds("dpkg-deb", "--extract", archive, FOLDER);
}

/** Gets what is missing; the tests with it are skipped where it cannot be had. */
export function ensurePrometheus() {
  if (isThere()) return;
  console.log("Unpacking Prometheus …");
  unpack();
  if (!isThere() && updatePackages()) unpack();
  if (!isThere())
    console.log("Prometheus is not on this machine, and cannot be had: its 2 tests are skipped.");
}
