// Unpacks Debian's Prometheus below .cache where the system has none.
import { existsSync } from "node:fs";
import { ROOT } from "./node24.mjs";
import { unpackPackages, updatePackages } from "./system-packages.mjs";

const FOLDER = `${ROOT}.cache/prometheus`;

const isThere = () =>
  ["prometheus", "promtool"].every((name) =>
    [`/usr/bin/${name}`, `${FOLDER}/usr/bin/${name}`].some((path) => existsSync(path)),
  );

/** Gets what is missing; the tests with it are skipped where it cannot be had. */
export function ensurePrometheus() {
  if (isThere()) return;
  console.log("Unpacking Prometheus …");
  unpackPackages(FOLDER, "prometheus");
  if (!isThere() && updatePackages()) unpackPackages(FOLDER, "prometheus");
  if (!isThere())
    console.log("Prometheus is not on this machine, and cannot be had: its 2 tests are skipped.");
}
