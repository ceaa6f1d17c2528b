import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "playwright-core";
import { ensureChromium } from "./ensure-chromium.mjs";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--lang=pt-PT",
  // Disables the pages that Chromium preloads below its address bar, which would take processor time.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled",
];

/** Starts a program that serves the built product on a free loopback port; `said` is its output until then. */
export async function serveProduct(program, settings = {}) {
  const env = { ...process.env, PORT: "0", RATE_LIMIT_FACTOR: "1000", ...settings };
  const server = spawn(process.execPath, [program], { env });
  let said = "";
  const url = await new Promise((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  return { url, said, stop };
}

/** Starts a browser in Portuguese; Chromium translates its own controls if it has the language (chromium-l10n). */
export const startBrowser = () =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...FLAGS, ...QUIET],
    env: { ...process.env, LANGUAGE: "pt_PT" },
  });

/** Starts a browser with a profile in a folder, for other tools to share with their own page. */
export const startProfile = (folder, flags) =>
  chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: [...FLAGS, ...QUIET, ...flags],
  });

/** Returns the browser's storage of a user who is signed in and has consented. */
export const storageOf = ({ access_token: token, user }) => ({
  token,
  user: JSON.stringify(user),
  fincontrol_consent: "accepted",
  fincontrol_consent_timestamp: String(Date.now()),
});

/** Gives every page of a context an initial storage. */
export const storeIn = (context, storage) =>
  context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
