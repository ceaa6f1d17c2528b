// Tries the service: its file as systemd reads and judges it, and its command as that runs it, with nothing to write but
// its folder; where systemd-nspawn is there, by a running systemd with the whole sandbox. As root on Linux, with systemd's
// tools.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../node24.mjs";
import { environment, installIn, isThere, NotTried, run } from "./installation.mjs";
import { startProduct } from "./product.mjs";
import { startBySystemd } from "./start-by-systemd.mjs";
import { tryProduct } from "./try-product.mjs";

const UNIT = `${ROOT}deploy/fincontrol.service`;

/** The most of systemd's ten points of exposure that the file may have. */
const MAX_EXPOSURE = 2;

/** The user who owns nothing, by number: the name of its group differs between systems. */
const NOBODY = 65_534;

export async function tryService({ folder, file, outside }) {
  if (process.getuid?.() !== 0) throw new NotTried("needs root, which this is not");
  if (!(await isThere("systemd-analyze")))
    throw new NotTried("needs systemd-analyze, which is not there");
  const place = join(folder, "service");
  await installIn(place, file);
  const unit = readFileSync(UNIT, "utf8");
  const moved = unit.replaceAll("/opt/fincontrol", place);
  const copy = join(place, "fincontrol.service");
  writeFileSync(copy, moved.replaceAll("=fincontrol", "=root"));
  await run(["systemd-analyze", "verify", copy]);
  const judged = await run(["systemd-analyze", "security", "--offline=yes", UNIT]);
  const exposure = Number(/exposure level[^:]*: (\S+)/.exec(judged)?.[1]);
  if (!(exposure <= MAX_EXPOSURE)) throw new Error(`the service is exposed by ${exposure} of 10`);

  const data = join(place, "data");
  mkdirSync(data);
  // Only its owner may pass through a temporary folder.
  chmodSync(folder, 0o755);
  const command = /^ExecStart=(.+)$/m.exec(moved)[1];
  const enclosed = `mount --make-rprivate / && mount --bind ${data} ${data} && chown ${NOBODY}:${NOBODY} ${data} \
&& mount -o remount,bind,ro / && cd ${data} && umask 0077 \
&& exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --bounding-set=-all ${command}`;
  const env = {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    DATA_DIR: data,
    PORT: "0",
    ...outside.settings,
  };
  const unshared = ["unshare", "--mount", "sh", "-c", enclosed];
  const server = await startProduct(unshared, { cwd: place, env: { ...environment(), ...env } });
  await tryProduct({ ...server, outside });
  await server.stop();
  const told = `exposed by ${exposure} of 10; first answer in ${server.seconds.toFixed(1)} s as a user who can write one folder`;
  if (!(await isThere("systemd-nspawn")))
    return `${told}; without systemd-nspawn no sandbox was tried`;
  const booted = join(folder, "booted");
  mkdirSync(booted);
  const sandboxed = await startBySystemd({
    folder: booted,
    place,
    unit: UNIT,
    settings: { PORT: "0", ...outside.settings },
  });
  await tryProduct({ ...sandboxed, outside });
  await sandboxed.stop();
  return `${told}; works in its sandbox under systemd`;
}
