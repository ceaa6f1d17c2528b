// Prints how many functions of src lead from SUBMIT in the dialog of a new expense to `fetch`, in a checkout of this
// project: with the real container, feature, ledger and calls, and a network that never responds. Takes the checkout's
// folder.
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { trace } from "./trace.ts";

const root = resolve(process.argv[2] ?? ".");
/** Imports the module with a name, from any folder. */
const part = (name) => {
  const [path, another] = globSync(name, { cwd: root });
  if (path === undefined || another !== undefined) throw new Error(`there is not one ${name}`);
  return import(pathToFileURL(join(root, path)).href);
};
const { transactionsFeature } = await part("src/composition/features/transactions.ts");
const { makeContainer } = await part("src/composition/container/container.ts");
const { httpApi } = await part("src/infrastructure/http/api.ts");
const { makeDesk } = await part("src/application/**/ledger.ts");
const { writeLedger } = await part("src/application/**/write-ledger.ts");

/** Stands in for everything of a page that a save does not use. */
const idle = new Proxy(() => idle, { get: (_, name) => (name === "then" ? undefined : idle) });
const withIdle = (parts) =>
  new Proxy(parts, { get: (own, name) => (name in own ? own[name] : idle) });

const TODAY = "2026-01-05";
const httpSession = { token: () => "token", onUnauthenticated: idle, onForbidden: idle };
const desk = makeDesk();
globalThis.document = idle;
globalThis.window = idle;
const start = makeContainer(
  withIdle({
    page: withIdle({
      api: httpApi(httpSession, "http://127.0.0.1"),
      httpSession,
      clock: { now: () => 0, today: () => TODAY },
      tab: { get: () => null, set: idle, remove: idle },
    }),
    ledger: { ...desk, write: writeLedger(desk, idle) },
  }),
);
const made = start(transactionsFeature);
// An older checkout has a dialog for each kind.
const expense = made.entry?.dialog ?? made.dialogs.expense;

const FIELDS = { date: TODAY, category: "Casa", amount: "1,00" };
expense.send({ type: "OPEN_CREATE" });
for (const [field, value] of Object.entries(FIELDS)) expense.send({ type: "CHANGE", field, value });
const source = pathToFileURL(join(root, "src/")).href;
const soFar = trace((file) => file.startsWith(source));
globalThis.fetch = () => {
  console.log(soFar().size);
  process.exit(0);
};
expense.send({ type: "SUBMIT" });
setTimeout(() => {
  throw new Error("SUBMIT led to no call");
}, 10_000);
