import { startSentences } from "../src/text/pages/start-problems.ts";
import type { Config } from "./config.ts";
import { openToOthers } from "./infrastructure/open-to-others.ts";
import { LOOPBACK } from "./passkey-address.ts";

const isLoopback = (host: string) => LOOPBACK.has(host) || host.startsWith("127.");

type Doors = Pick<Config, "dataDirectory" | "host" | "publicUrl">;

/** Returns what an operator is told of the doors that stand open, and that do not keep the server from working. */
export function startWarnings({ dataDirectory, host, publicUrl }: Doors): readonly string[] {
  const { open, foreign, above } = openToOthers(dataDirectory);
  const hasTls = publicUrl?.startsWith("https:") === true;
  return [
    ...(open.length > 0 ? [startSentences.dataOpen(open)] : []),
    ...(foreign.length > 0 ? [startSentences.dataForeign(foreign)] : []),
    ...(above.length > 0 ? [startSentences.dataReplaceable(above)] : []),
    ...(isLoopback(host) || hasTls ? [] : [startSentences.withoutTls(host)]),
  ];
}
