// Builds the server into dist/server, as the package ships it: JavaScript in one folder, with every library in it that is
// JavaScript alone. What is compiled for a machine stays a dependency. Of those libraries only pino's transports look for
// files beside them, and only pg asks for a package that is not there, pg-native: neither is used. Needs the pinned Node.
import { readFile } from "node:fs/promises";
import { build } from "vite";

const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));

await build({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: true,
    outDir: "dist/server",
    target: "node24",
    rolldownOptions: {
      input: {
        fincontrol: "server/fincontrol.ts",
        main: "server/main.ts",
        demo: "server/demo/main.ts",
        "back-up": "server/back-up.ts",
        restore: "server/restore.ts",
        "remove-factor": "server/remove-factor.ts",
        "copy-reader": "server/infrastructure/archives/copy-reader.ts",
        "convert-photo": "server/infrastructure/photos/convert-photo.mjs",
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        // Each module runs when its first importer reaches it, as in the sources: else a CommonJS module that is imported
        // for what it does would run after those that count on it. One is, for @simplewebauthn/server: reflect-metadata,
        // without which tsyringe throws.
        strictExecutionOrder: true,
      },
    },
  },
});
