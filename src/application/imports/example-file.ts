import type { ReadyFile } from "../exports/file-saver.ts";
import type { FileExample } from "./statement-files.ts";

/** The kinds of files whose ending an example keeps. */
const ENDINGS = new Set(["csv", "txt", "tsv", "ofx", "qfx", "xml", "json", "htm", "html", "xls"]);

/** The file of an example; its own name may say whose it is. */
export function exampleFile(name: string, { of, content }: FileExample): ReadyFile {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const kept = of === "file" && ENDINGS.has(ending) ? ending : "csv";
  return { name: `exemplo.${kept}`, type: "text/plain;charset=utf-8", content };
}
