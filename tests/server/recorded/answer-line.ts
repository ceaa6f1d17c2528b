import { API_BASE, REVISION_HEADER } from "../../../src/contract/api-base.ts";
import type { call } from "../support/caller.ts";

type Answer = Awaited<ReturnType<typeof call>>;

/** Ids, and secrets by their length: no word of an answer is as long. */
const RANDOM = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\w-]{30,}/g;

/** Recovery codes and the secret of an app are short, and random all the same. */
const CODES = /"(codigos_de_recuperacao|codigos|segredo|endereco|foto_url)":("[^"]*"|\[[^\]]*\])/g;

/** The checksum of an export follows from its ids. */
const SUM = /"soma": ?"[\da-f]{8}"/g;

/** The release is another one each time. */
const RELEASE = /"versao":"[\d.]+","data":"[\d-]+"/g;

/** Names for what is random, by the order in which it is met: the same in each run of the same calls. */
export function randomNames() {
  const names = new Map<string, string>();
  const nameOf = (random: string) => {
    const known = names.get(random) ?? `#${names.size + 1}`;
    names.set(random, known);
    return known;
  };
  return (text: string) =>
    text
      .replace(CODES, (_, field: string) => `"${field}":"#"`)
      .replace(SUM, '"soma": "#"')
      .replace(RELEASE, '"versao":"#","data":"#"')
      .replace(RANDOM, nameOf);
}

/** What is kept of an answer, in one line: its status, whether it has a tag, its revision, and what it says. */
export function answerLine(what: string, answer: Answer, named: (text: string) => string): string {
  const { status, headers, text } = answer;
  const type = headers["content-type"] ?? "";
  const revision = headers[REVISION_HEADER];
  const said = /json|text\/csv/.test(type) ? text : type;
  const parts = [
    String(status),
    ...(headers["etag"] === undefined ? [] : ["tag"]),
    ...(revision === undefined ? [] : [`r${String(revision)}`]),
    ...(headers["retry-after"] === undefined ? [] : ["later"]),
    said,
  ];
  return named(`${what} → ${parts.join(" ")}`)
    .replaceAll("\r\n", "\\r\\n")
    .replaceAll(API_BASE, "");
}
