import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What serves the product: for good, with made-up data for as long as it runs, or to the tests of the browser. */
type Program = "server/main.ts" | "server/demo/main.ts" | "tests/e2e/support/serve.ts";

/** What Node has made of the program's files, which every start would have to make anew. */
const COMPILED = `${root}.cache/compiled`;

type Environment = Readonly<Record<string, string>>;

/** Starts the real program in a process of its own, of whose settings nothing is in its environment but what is given. */
function launch(environment: Environment, program: Program = "server/main.ts", build = root) {
  const child = spawn(process.execPath, [join(build, program)], {
    env: { HOST: "127.0.0.1", PORT: "0", NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, output: () => output, errors: () => errors };
}

/** Runs the program until it ends by itself. */
export async function runToEnd(environment: Environment) {
  const { ended, output, errors } = launch(environment);
  const code = await ended;
  return { code, output: output(), errors: errors() };
}

/** Runs the program until it says where it listens; `build` is the folder of another build than today's. */
export async function runServer(environment: Environment, program?: Program, build?: string) {
  const { child, ended, output, errors } = launch(environment, program, build);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /disponível em (http:\S+)\n/.exec(output())?.[1];
      if (address === undefined) return;
      // A server that logs much would have its whole log searched again with every line.
      child.stdout.off("data", look);
      resolve(address);
    };
    child.stdout.on("data", look);
    void ended.then(() => reject(new Error(errors())));
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  const signal = (name: NodeJS.Signals) => child.kill(name);
  return { url, pid: child.pid, stop, ended, output, errors, signal };
}
