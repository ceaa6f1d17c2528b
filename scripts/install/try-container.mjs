// Builds the image by buildah and runs it as a runtime would: as its user, with a read-only root and one volume. Where
// the base cannot be fetched one is made of Debian's packages and this Node. As root on Linux.
import { chownSync, cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../node24.mjs";
import { environment, isThere, NotTried, run, sizeOf } from "./installation.mjs";
import { startProduct } from "./product.mjs";
import { tryProduct } from "./try-product.mjs";

const IMAGE = "localhost/fincontrol-trial";
const OWN_BASE = "localhost/node-trial";
const BASE = "docker.io/library/node:24-bookworm-slim";

/** The user of the image, `node` in every image of Node. */
const USER = 1_000;

/** Layers as plain folders and commands by chroot: both work where a container of its own cannot be made. */
const env = environment({ STORAGE_DRIVER: "vfs", BUILDAH_ISOLATION: "chroot" });
const buildah = (...args) => run(["buildah", ...args], { env, cwd: ROOT });

async function makeBase(folder) {
  const root = join(folder, "base");
  await run(["debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", root]);
  await run(["chroot", root, "useradd", "--uid", String(USER), "--create-home", "node"]);
  cpSync(realpathSync(process.execPath), join(root, "usr/local/bin/node"));
  const npm = dirname(dirname(realpathSync((await run(["sh", "-c", "command -v npm"])).trim())));
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    await run([
      "ln",
      "-s",
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      join(root, "usr/local/bin", name),
    ]);
  const file = join(folder, "base.Containerfile");
  writeFileSync(file, "FROM scratch\nCOPY base/ /\n");
  await buildah("build", "--quiet", "--tag", OWN_BASE, "--file", file, folder);
  return OWN_BASE;
}

/** The settings of npm on this machine, as a file that a build may read, with its authorities beside it. */
async function settingsOfNpm(folder) {
  const file = join(folder, "npmrc");
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  const registry = await run(["npm", "config", "get", "registry"]);
  const lines = [`registry=${registry}`, ...(authorities ? ["cafile=/run/authorities.pem"] : [])];
  writeFileSync(file, `${lines.join("\n")}\n`);
  return [
    `--volume=${file}:/root/.npmrc:ro`,
    ...(authorities ? [`--volume=${authorities}:/run/authorities.pem:ro`] : []),
  ];
}

async function build(folder, checkout, base) {
  const volumes = await settingsOfNpm(folder);
  const begin = performance.now();
  const from = ["--build-arg", `NODE=${base}`, "--format", "docker", "--layers=false"];
  await buildah(
    "build",
    "--quiet",
    ...from,
    ...volumes,
    "--network=host",
    "--tag",
    IMAGE,
    checkout,
  );
  return (performance.now() - begin) / 1_000;
}

export async function tryContainer({ folder, checkout, outside }) {
  if (process.getuid?.() !== 0) throw new NotTried("needs root, which this is not");
  if (!(await isThere("buildah"))) throw new NotTried("needs buildah, which is not there");
  const pulled = await buildah("pull", "--quiet", BASE).then(
    () => true,
    () => false,
  );
  if (!pulled && !(await isThere("debootstrap")))
    throw new NotTried("needs its base, which cannot be fetched, or debootstrap to make one");
  const place = join(folder, "container");
  mkdirSync(place);
  const seconds = await build(place, checkout, pulled ? BASE : await makeBase(place));
  const container = await buildah("from", IMAGE);
  try {
    const { OCIv1, Docker } = JSON.parse(await buildah("inspect", "--type", "image", IMAGE));
    const { User, Entrypoint, Env } = OCIv1.config;
    if (User !== "node") throw new Error(`the image's user is ${User}`);
    const root = await buildah("mount", container);
    const own = sizeOf(join(root, "opt/fincontrol"));
    const data = join(place, "data");
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, USER, USER);
    const enclosed = `mount --make-rprivate / && mount --bind ${root} ${root} && mount --bind ${data} ${root}/data \
&& mount -o remount,bind,ro ${root} && exec chroot --userspec=${USER}:${USER} ${root} "$@"`;
    const inside = (...command) => ["unshare", "--mount", "sh", "-c", enclosed, "sh", ...command];
    const settings = {
      ...Object.fromEntries(Env.map((one) => one.split(/=(.*)/s))),
      // A trial listens on loopback only.
      HOST: "127.0.0.1",
      PORT: "0",
      ...outside.settings,
    };
    const server = await startProduct(inside(...Entrypoint), { cwd: place, env: settings });
    await tryProduct({ ...server, outside });
    const [, ...health] = Docker.config.Healthcheck.Test;
    const PORT = new URL(server.url).port;
    await run(inside(...health), { env: { ...settings, PORT } });
    await server.stop();
    if (!existsSync(join(data, "fincontrol.sqlite"))) throw new Error("nothing is in the volume");
    return `image built in ${Math.round(seconds)} s ${pulled ? "from its base" : "(the base could not be fetched; one was made of Debian's packages)"}, ${Math.round(own)} MB more than the base; first answer in ${server.seconds.toFixed(1)} s with a read-only root`;
  } finally {
    await buildah("rm", container);
    await buildah("rmi", "--force", IMAGE, ...(pulled ? [] : [OWN_BASE]));
  }
}
