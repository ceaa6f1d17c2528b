import { join } from "node:path";
import { type Environment, ROOT, startProgram } from "./run-program.ts";

/** The program as the package ships it, once it is built. */
export const PACKAGED = "dist/server/fincontrol.js";

/** The program that serves the product: from its sources, as the demonstration, or as the package ships it. */
type Program = "server/main.ts" | "server/demo/main.ts" | typeof PACKAGED;

/** Starts the real program on a free port. */
function launch(environment: Environment, program: Program = "server/main.ts", build = ROOT) {
  const settings = { HOST: "127.0.0.1", PORT: "0", ...environment };
  const { child, ended } = startProgram(join(build, program), settings, []);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
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
