import { knownMeaning, meaningOf, type NumberMeaning } from "./number-format.ts";
import { bookText } from "./workbook-sheet.ts";
import { attributesOf, xmlTags } from "../xml-tags.ts";

/** A part to which another one refers: its kind, and its name in the archive. */
export type Relation = { readonly type: string; readonly target: string };

/** The relations of a part that is in a folder, by their identifiers. */
export function relationsOf(xml: string, folder: string): ReadonlyMap<string, Relation> {
  const found = new Map<string, Relation>();
  for (const tag of xmlTags(xml, ["Relationship"])) {
    const attributes = attributesOf(tag.attributes);
    const [id, type = ""] = [attributes.get("Id"), attributes.get("Type")];
    const target = resolved(attributes.get("Target") ?? "", folder);
    if (id !== undefined) found.set(id, { type: type.slice(type.lastIndexOf("/") + 1), target });
  }
  return found;
}

/** The name of a part that is named from a folder, or from the root of the archive. */
function resolved(target: string, folder: string): string {
  const way = target.replaceAll("\\", "/");
  const steps: string[] = [];
  for (const step of (way.startsWith("/") ? way : folder + way).split("/"))
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  return steps.join("/");
}

/** The sheets of a workbook, in its order. */
export function sheetsOf(book: string) {
  const sheets = [];
  for (const tag of xmlTags(book, ["sheet"])) {
    if (tag.closing) continue;
    const attributes = attributesOf(tag.attributes);
    sheets.push({
      name: attributes.get("name") ?? "",
      relation: attributes.get("id") ?? "",
      hidden: /^(?:hidden|veryHidden)$/.test(attributes.get("state") ?? ""),
    });
  }
  return sheets;
}

/** Whether the days of a workbook count from 1904, as those of old Macintoshes do. */
export function startsIn1904(book: string): boolean {
  for (const tag of xmlTags(book, ["workbookPr"])) {
    const from = attributesOf(tag.attributes).get("date1904") ?? "";
    if (from === "1" || from === "true") return true;
  }
  return false;
}

/** The texts that cells share. How a text is pronounced is no part of it. */
export function textsOf(xml: string): readonly string[] {
  const texts: string[] = [];
  let inPhonetics = false;
  for (const { name, closing, empty, text } of xmlTags(xml, ["si", "t", "rPh"]))
    if (name === "rPh") inPhonetics = !closing && !empty;
    else if (closing) continue;
    else if (name === "si") texts.push("");
    else if (!empty && !inPhonetics) texts[texts.length - 1] += text;
  return texts.map(bookText);
}

/** The meaning of the numbers of each style; the text of a format takes precedence over what its number means. */
export function meaningsOf(xml: string): readonly NumberMeaning[] {
  const formats = new Map<number, NumberMeaning>();
  const named: number[] = [];
  const styles: NumberMeaning[] = [];
  let within = "";
  for (const tag of xmlTags(xml, ["numFmt", "cellStyleXfs", "cellXfs", "dxfs", "xf"])) {
    if (tag.name !== "numFmt" && tag.name !== "xf") {
      within = tag.closing ? "" : tag.name;
      continue;
    }
    if (tag.closing) continue;
    const attributes = attributesOf(tag.attributes);
    const format = attributes.get("numFmtId");
    if (tag.name === "numFmt" && within === "")
      formats.set(Number(format), meaningOf(attributes.get("formatCode") ?? ""));
    else if (within === "cellStyleXfs") named.push(Number(format ?? 0));
    else if (within === "cellXfs") {
      const number = Number(format ?? named[Number(attributes.get("xfId") ?? 0)] ?? 0);
      styles.push(formats.get(number) ?? knownMeaning(number));
    }
  }
  return styles;
}
