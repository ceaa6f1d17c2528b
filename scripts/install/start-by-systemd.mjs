// Starts the service by a systemd of its own, with the whole sandbox of its file: in a container over the files of this
// machine, to which nothing is written.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "./installation.mjs";
import { startProduct } from "./product.mjs";

/** The user of the service in the container, by number. */
const USER = 990;

/** Memory and processes are not bounded there unless the machine has these controllers in version 2 of cgroups. */
export function startBySystemd({ folder, place, unit, settings }) {
  const root = join(folder, "root");
  const given = join(folder, "fincontrol.env");
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(given, lines.join(""));
  const etc = `${root}/etc`;
  const units = `${etc}/systemd/system`;
  const enclosed = [
    "mount --make-rprivate /",
    `mkdir ${folder}/layers ${root}`,
    `mount -t tmpfs tmpfs ${folder}/layers`,
    `mkdir ${folder}/layers/upper ${folder}/layers/work`,
    `mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/layers/upper,workdir=${folder}/layers/work ${root}`,
    `cp ${unit} ${units}/fincontrol.service`,
    // Nobody waits for a network that is the machine's own.
    `ln -sf /dev/null ${units}/network-online.target`,
    `mkdir ${units}/fincontrol.service.d`,
    String.raw`printf '[Service]\nStandardOutput=journal+console\nStandardError=journal+console\n' > ${units}/fincontrol.service.d/told.conf`,
    String.raw`printf 'fincontrol:x:${USER}:${USER}::/:/usr/sbin/nologin\n' >> ${etc}/passwd`,
    String.raw`printf 'fincontrol:x:${USER}:\n' >> ${etc}/group`,
    `cp ${given} ${etc}/fincontrol.env`,
    `exec systemd-nspawn --directory=${root} --register=no --keep-unit --link-journal=no --console=read-only \
--bind-ro=${place}:/opt/fincontrol --bind-ro=${process.execPath}:/usr/local/bin/node --boot -- --unit=fincontrol.service`,
  ].join(" && ");
  return startProduct(["unshare", "--mount", "sh", "-c", enclosed], {
    cwd: folder,
    env: environment(),
  });
}
