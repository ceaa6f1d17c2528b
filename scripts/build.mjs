// Builds the client into dist/client: bundles, prerenders the landing page, compresses. Needs the pinned Node.
import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compressFolder } from "./compress-folder.mjs";
import { offlineFiles } from "./offline-files.mjs";

const CLIENT = "dist/client";
const PRERENDER = ".cache/prerender";

await build({ logLevel: "warn" });
await build({
  logLevel: "warn",
  build: { ssr: "src/composition/prerender.tsx", outDir: PRERENDER, manifest: false },
});

const { failureHtml, landingHtml, startingHtml } = await import(
  pathToFileURL(`${PRERENDER}/prerender.js`).href
);
const page = await readFile(`${CLIENT}/index.html`, "utf8");
const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, "utf8"));
const { file: entry } = manifest["index.html"];
const digest = createHash("sha384")
  .update(await readFile(`${CLIENT}/${entry}`))
  .digest("base64");
const template = page
  .replace(`src="/${entry}"`, `$& integrity="sha384-${digest}"`)
  .replace('<div id="root"></div>', `<div id="root">${startingHtml()}</div>`)
  .replace('<div id="failure" hidden></div>', `<div id="failure" hidden>${failureHtml()}</div>`);

const withHead = (html, tags) => html.replace("</head>", `${tags.join("\n    ")}\n  </head>`);
const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"));
const preloadFont = `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin />`;
const preloadModule = (file) => `<link rel="modulepreload" href="/${file}" />`;

/** Returns the files of a chunk and of its static imports. */
function filesOf(name, seen = new Set()) {
  const { file, imports = [] } = manifest[name];
  seen.add(file);
  for (const next of imports) if (!seen.has(manifest[next].file)) filesOf(next, seen);
  return seen;
}

const preloads = (name) => [...filesOf(name)].map(preloadModule);

/** Inserts into boot.js the files that a signed-in or signed-out user needs at once. */
function tellBoot(html, needs) {
  const attributes = Object.entries(needs).map(([who, entries]) => {
    const files = new Set(entries.flatMap((name) => [...filesOf(name)]));
    return ` data-${who}="${[...files].map((file) => `/${file}`).join(" ")}"`;
  });
  return html.replace('src="/boot.js"', `$&${attributes.join("")}`);
}

/** The landing page is complete without its script, which loads after everything needed to paint the page. */
const scriptLast = (html) => html.replace('<script type="module"', '$& fetchpriority="low"');

// `/` is the landing page; every other address is the product.
const landing = template.replace(
  '<div id="landing"></div>',
  `<div id="landing">${landingHtml()}</div>`,
);
const SIGNED_IN = ["src/composition/app.tsx", "src/composition/SignedInApp.tsx"];
const DASHBOARD = "src/ui/screens/dashboard/Dashboard.tsx";
await writeFile(
  `${CLIENT}/index.html`,
  tellBoot(scriptLast(withHead(landing, [preloadFont])), {
    visitor: ["src/composition/landing.tsx"],
    "signed-in": [...SIGNED_IN, DASHBOARD],
  }),
);
await writeFile(
  `${CLIENT}/app.html`,
  tellBoot(withHead(template, [preloadFont, ...preloads("src/composition/app.tsx")]), {
    "signed-in": SIGNED_IN,
  }),
);
const names = await readdir(`${CLIENT}/assets`);
const assets = await Promise.all(
  names.map(async (name) => ({ name, size: (await stat(`${CLIENT}/assets/${name}`)).size })),
);
const { first, rest } = offlineFiles(filesOf, assets);
const pages = await readFile(`${CLIENT}/app.html`, "utf8");
const version = createHash("sha256")
  .update(pages)
  .update([...first, ...rest].join())
  .digest("hex")
  .slice(0, 12);
const worker = await readFile(`${CLIENT}/offline.js`, "utf8");
await writeFile(
  `${CLIENT}/offline.js`,
  worker.replace('{ version: "", first: [], rest: [] }', JSON.stringify({ version, first, rest })),
);
await rm(PRERENDER, { recursive: true });
await copyFile("THIRD-PARTY-LICENSES.txt", `${CLIENT}/licencas.txt`);
await compressFolder(CLIENT);
