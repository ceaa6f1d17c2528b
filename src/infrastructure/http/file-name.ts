/** Longer names are refused by some file systems. */
const LONGEST = 100;

/**
 * The file name of a Content-Disposition header: without folders, and only letters, digits, points, hyphens and
 * underscores. The fallback if it names none with that extension.
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const named = /filename\s*=\s*(?:"([^"]*)"|([^;\s]*))/i.exec(disposition ?? "");
  const path = named?.[1] ?? named?.[2] ?? "";
  const name = (path.split(/[/\\]/).at(-1) ?? "").replaceAll(/[^\w.-]/g, "").replace(/^[.-]+/, "");
  const ending = fallback.slice(fallback.lastIndexOf("."));
  const isFile = name.endsWith(ending) && name.length > ending.length && name.length <= LONGEST;
  return isFile ? name : fallback;
}
