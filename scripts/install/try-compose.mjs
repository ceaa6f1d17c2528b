// Tries what compose.yaml puts together, without its images: the package over a PostgreSQL, behind Caddy with TLS, with
// the file and the settings that they get there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { ROOT } from "../node24.mjs";
import { environment, installIn, isThere, NotTried } from "./installation.mjs";
import { startProduct } from "./product.mjs";
import { tryProduct } from "./try-product.mjs";

/** Caddy has made its certificate after this many looks, a tenth of a second apart. */
const LOOKS = 300;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts Caddy with the file of the project, on loopback and with an authority of its own. */
async function startCaddy(folder, upstream) {
  const [http, https] = [await freePort(), await freePort()];
  const config = join(folder, "Caddyfile");
  writeFileSync(
    config,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\nimport ${ROOT}deploy/Caddyfile\n`,
  );
  const env = environment({ DOMAIN: "localhost", UPSTREAM: upstream, XDG_DATA_HOME: folder });
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
    env,
    stdio: "ignore",
  });
  const ended = once(caddy, "close");
  const root = join(folder, "caddy/pki/authorities/local/root.crt");
  for (let look = 0; ; look += 1) {
    try {
      setDefaultCACertificates([...getCACertificates(), readFileSync(root, "utf8")]);
      await fetch(`https://localhost:${https}/api/saude`);
      break;
    } catch (error) {
      if (look === LOOKS || caddy.exitCode !== null) throw error;
      await pause(100);
    }
  }
  const stop = async () => {
    caddy.kill();
    await ended;
  };
  return { url: `https://localhost:${https}`, http: `http://localhost:${http}`, stop };
}

export async function tryCompose({ folder, file, outside }) {
  if (!(await isThere("caddy"))) throw new NotTried("needs caddy, which is not there");
  const place = join(folder, "compose");
  const command = await installIn(place, file);
  const postgres = await startPostgres();
  const env = environment({
    PORT: "0",
    DATA_DIR: join(place, "data"),
    DATABASE_URL: await postgres.newDatabase(),
    ...outside.settings,
    TRUSTED_PROXIES: "127.0.0.0/8",
  });
  const server = await startProduct([command], { cwd: place, env });
  const certificates = join(place, "certificates");
  mkdirSync(certificates);
  const caddy = await startCaddy(certificates, new URL(server.url).host);
  try {
    await tryProduct({ ...server, url: caddy.url, outside });
    const plain = await fetch(caddy.http, { redirect: "manual" });
    if (plain.status !== 308) throw new Error(`without TLS it answered ${plain.status}`);
  } finally {
    await caddy.stop();
    await server.stop();
    await postgres.stop();
  }
  return "PostgreSQL, the server and Caddy's TLS work together with the files of the project";
}
