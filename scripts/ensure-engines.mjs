// Installs the other browsers of the sweep where the system offers them; tells of those that are not there.
import { existsSync } from "node:fs";
import { installPackages, updatePackages } from "./system-packages.mjs";

/** The packages of each engine, and the program that shows that they are there. */
const ENGINES = [
  { name: "Firefox", packages: ["firefox-esr"], program: "/usr/bin/firefox-esr" },
  {
    name: "WebKitGTK",
    packages: ["webkit2gtk-driver", "xvfb"],
    program: "/usr/bin/WebKitWebDriver",
  },
];

/** Installs what is missing; the tests of an engine that is not there are skipped. */
export function ensureEngines() {
  const missing = ENGINES.filter(({ program }) => !existsSync(program));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.map(({ name }) => name).join(" and ")} …`);
  if (updatePackages()) for (const { packages } of missing) installPackages(...packages);
  for (const { name, program } of missing)
    if (!existsSync(program))
      console.log(
        `${name} is not on this machine, and cannot be installed: its 3 journeys are skipped.`,
      );
}
