// Whatever the server loads later, and which trial asks for it. What it loads is named as its code does it: a package, the
// file of an import, or a program that runs in a process or a thread of its own, and the file that starts it.
import * as asks from "./asks.mjs";
import * as commands from "./commands.mjs";

/** Asked of every installation that runs, in this order. */
export const ASKED = [
  { loads: ["@node-rs/argon2"], ask: asks.enter },
  { loads: [], ask: asks.givePremium },
  {
    loads: ["@simplewebauthn/server", "@simplewebauthn/server/helpers"],
    ask: asks.signInByPasskey,
  },
  { loads: ["nodemailer"], ask: asks.receiveLetter },
  {
    loads: ["server/infrastructure/recommendations/ask-provider.ts"],
    ask: asks.askProvider,
  },
  { loads: ["server/expose-metrics.ts"], ask: asks.readMetrics },
  {
    loads: [
      "server/http/docs/open-api.ts",
      "server/http/docs/docs-page.ts",
      "server/http/docs/docs-style.ts",
    ],
    ask: asks.readDocs,
  },
  {
    loads: ["programs.convertPhoto", "server/infrastructure/photos/run-confined.ts"],
    ask: asks.keepPhoto,
  },
  {
    loads: ["programs.readCopy", "server/infrastructure/archives/read-copy-file.ts"],
    ask: asks.restoreCopy,
  },
  { loads: [], ask: asks.exportAll },
  { loads: [], ask: asks.signInByTwoFactors },
];

/** Done with the commands of the package, one after another. */
export const COMMANDS = [
  { loads: [], run: commands.sayWhatItIs },
  {
    loads: [
      "server/main.ts",
      "server/back-up.ts",
      "server/restore.ts",
      "server/remove-factor.ts",
      "server/infrastructure/persistence/sqlite/open-sqlite.ts",
    ],
    run: commands.liveOverSqlite,
  },
  {
    loads: ["server/infrastructure/persistence/postgres/open-postgres.ts"],
    run: commands.liveOverPostgres,
  },
  { loads: ["server/demo/main.ts"], run: commands.demonstrate },
  { loads: ["server/infrastructure/backups/kept-before.ts"], run: commands.migrate },
];

/** Done beside the commands, for a server makes the copy of a night when it has run for a minute. */
export const NIGHT = {
  loads: ["programs.backUp", "server/infrastructure/backups/back-up-apart.ts"],
  run: commands.copyTheNight,
};
