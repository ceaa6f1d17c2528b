import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The program that serves the product: in production, as the demonstration, or for the browser tests. */
type Program = "server/main.ts" | "server/demo/main.ts" | "tests/e2e/support/serve.ts";

/** Node's compile cache of the program's files, which would else be compiled at every start. */
const COMPILED = `${root}.cache/compiled`;

type Environment = Readonly<Record<string, string>>;

/** Starts the real program in a process of its own, with only the given settings in its environment. */
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

/** Runs the program until it ends. */
export async function runToEnd(environment: Environment) {
  const { ended, output, errors } = launch(environment);
  const code = await ended;
  return { code, output: output(), errors: errors() };
}

/** Runs the program until it prints its address; `build` is the folder of another build than the present one. */
export async function runServer(environment: Environment, program?: Program, build?: string) {
  const { child, ended, output, errors } = launch(environment, program, build);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /disponível em (http:\S+)\n/.exec(output())?.[1];
      if (address === undefined) return;
      // Otherwise the whole log of a server would be searched again with every line.
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
