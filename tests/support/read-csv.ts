/** Parses CSV as a Portuguese spreadsheet does: `;` between cells, quotes as in RFC 4180. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:^\ufeff)?(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy;
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
