import { join } from "node:path";
import { type Environment, PACKAGED, ROOT, startProgram } from "./run-program.ts";

/** The program that serves the product, as the package ships it; an older build is run from its sources. */
export const SERVER = `${PACKAGED}/main.js`;

/** The program that serves the demonstration. */
export const DEMONSTRATION = `${PACKAGED}/demo.js`;

/** The command of the package. */
export const COMMAND = `${PACKAGED}/fincontrol.js`;

/** Starts a program on a free port. */
function launch(environment: Environment, program = SERVER, build = ROOT) {
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
export async function runServer(environment: Environment, program?: string, build?: string) {
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
