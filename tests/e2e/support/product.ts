import { COMMAND, runServer } from "../../server/support/run-server.ts";
import { temporaryDirectory } from "../../server/support/temporary-directory.ts";
import { SECRET } from "../../server/support/start-test-server.ts";
import { ADMIN_PASSWORD } from "./accounts.ts";

export const CHECKOUT = "https://pagamento.exemplo.pt/fincontrol";

/** The operator of the product in these tests. */
export const OPERATOR = { name: "Exemplo & Filhos, Lda.", email: "contacto@exemplo.pt" } as const;

const PRELOADED = ["cheap-passwords.ts", "answers-now.ts"]
  .map((name) => `--import=${new URL(name, import.meta.url).href}`)
  .join(" ");

/**
 * Starts the server in a process of its own, with data and an address that survive a restart. What is tested is what is
 * installed: the files of the package.
 */
export async function startProduct(changes: Readonly<Record<string, string>> = {}) {
  const data = await temporaryDirectory();
  const settings = {
    DATA_DIR: data.path,
    ADMIN_PASSWORD,
    CHECKOUT_URL: CHECKOUT,
    CHECKOUT_SECRET: SECRET,
    OPERATOR_NAME: OPERATOR.name,
    OPERATOR_EMAIL: OPERATOR.email,
    RATE_LIMIT_FACTOR: "100",
    NODE_OPTIONS: PRELOADED,
    ...changes,
  };
  const run = (port = "0", build?: string) =>
    runServer({ ...settings, PORT: port }, COMMAND, build);
  let running = await run();
  const { url } = running;
  const stop = () => running.stop("SIGTERM");
  /** Ends it at once, amid what it does. */
  const kill = () => running.stop("SIGKILL");
  /** Starts it again, or another build of it, by its folder. */
  const start = async (build?: string) => {
    running = await run(new URL(url).port, build);
  };
  const close = async () => {
    await stop();
    await data.remove();
  };
  return { url, data: data.path, stop, kill, start, close };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
