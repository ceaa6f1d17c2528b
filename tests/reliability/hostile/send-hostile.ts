import { readFileSync } from "node:fs";
import { paths } from "../../../src/contract/paths.ts";
import { COPY_MAX_BYTES } from "../../../src/contract/restore/restore.ts";
import { hostileJson, type Hostile } from "./hostile-json.ts";
import { hostileZips } from "./hostile-zips.ts";

/** A copy of every kind of rows, as the product wrote it. */
const COPY = readFileSync("tests/fixtures/copies/version-3.json", "utf8");

/** Every hostile copy of at most about so many bytes. */
export const hostileCopies = (bytes: number): readonly Hostile[] => [
  ...hostileJson(COPY, bytes),
  ...hostileZips(COPY, bytes),
];

/** What a copy may be answered: what would change, that it is no copy, too long, or that it has to be sent again. */
const TOLD = new Set([200, 413, 422, 503]);

/** Sends a copy to be looked at, or restored; returns how it was answered, or throws if that was no answer for it. */
export async function sendHostile(
  { url, token }: { readonly url: string; readonly token: string },
  { name, bytes }: Hostile,
  trial = true,
): Promise<number> {
  const body = bytes();
  const isZip = name.startsWith("zip");
  const isTooLong = body.length > COPY_MAX_BYTES[isZip ? "zip" : "json"];
  const asked = fetch(`${url}/api${paths.restore}?simular=${trial}&modo=juntar`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": isZip ? "application/zip" : "application/json",
    },
    body: new Uint8Array(body),
  });
  // Of a body that is too long the rest is not read: who still sends it may see no answer.
  const answer = await (isTooLong ? asked.catch(() => null) : asked);
  if (answer === null) return 413;
  const text = await answer.text();
  const { detail, recusados } = JSON.parse(text) as { detail?: unknown; recusados?: unknown };
  const isTold = answer.status === 200 ? Array.isArray(recusados) : typeof detail === "string";
  if (!TOLD.has(answer.status) || !isTold)
    throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  return answer.status;
}
