import { utf8, windows1252 } from "./encode.ts";
import type { BookCell, BookRow, BookSheet } from "./workbook.ts";

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** The ways in which programs write a spreadsheet in Excel's XML of 2003. */
export type XmlDress = {
  /** Whether empty cells are left out, so that the next one states its place. */
  readonly indexed?: boolean;
  /** Whether elements, and not only attributes, have a prefix. */
  readonly prefixed?: boolean;
  /** Whether texts have fonts within them. */
  readonly fonts?: boolean;
};

/** Makes a spreadsheet in Excel's XML of 2003. */
export function xmlSpreadsheet(sheets: readonly BookSheet[], dress: XmlDress = {}): Uint8Array {
  const p = dress.prefixed === true ? "ss:" : "";
  const dataOf = (cell: Exclude<BookCell, null>): readonly [string, string] => {
    if (typeof cell === "number") return ["Number", String(cell)];
    if (typeof cell === "boolean") return ["Boolean", String(Number(cell))];
    if (typeof cell === "object")
      return "error" in cell ? ["Error", cell.error] : ["DateTime", isoOf(cell.day)];
    const half = Math.ceil(cell.length / 2);
    const parts = [escaped(cell.slice(0, half)), escaped(cell.slice(half))];
    return ["String", dress.fonts === true ? `<B>${parts[0]}</B>${parts[1]}` : parts.join("")];
  };
  const rowXml = (row: BookRow) => {
    let next = 0;
    const cells = row.map((cell, at) => {
      if (cell === null && dress.indexed === true) return "";
      const place = at === next ? "" : ` ss:Index="${at + 1}"`;
      next = at + 1;
      if (cell === null) return `<${p}Cell${place}/>`;
      const [type, text] = dataOf(cell);
      return `<${p}Cell${place}><${p}Data ss:Type="${type}">${text}</${p}Data></${p}Cell>`;
    });
    return `<${p}Row>${cells.join("")}</${p}Row>`;
  };
  const sheetXml = ({ name, rows, state }: BookSheet) => {
    const visible = { hidden: "SheetHidden", veryHidden: "SheetVeryHidden" } as const;
    const options =
      state === undefined
        ? ""
        : `<x:WorksheetOptions><x:Visible>${visible[state]}</x:Visible></x:WorksheetOptions>`;
    return `<${p}Worksheet ss:Name="${escaped(name)}"><${p}Table>${rows.map(rowXml).join("")}</${p}Table>${options}</${p}Worksheet>`;
  };
  const namespace = "urn:schemas-microsoft-com:office:spreadsheet";
  return utf8(
    `<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<${p}Workbook ${p === "" ? `xmlns="${namespace}" ` : ""}xmlns:ss="${namespace}" xmlns:x="urn:schemas-microsoft-com:office:excel">${sheets.map(sheetXml).join("\r\n")}</${p}Workbook>\r\n`,
  );
}

const isoOf = (day: number): string =>
  new Date(Date.UTC(1899, 11, 30) + day * 86_400_000).toISOString().slice(0, -1);

/** The ways in which programs write a table of a page. */
export type PageDress = {
  /** Whether the ends of cells and rows are left out, as HTML allows. */
  readonly open?: boolean;
  /** Whether the table is laid out within a cell of another, beside a menu. */
  readonly laidOut?: boolean;
  /** Whether each text is within tags of its own. */
  readonly fonts?: boolean;
  /** Whether there are rows and texts that are not shown. */
  readonly unseen?: boolean;
  /** Whether the row of names is in a group of its own. */
  readonly grouped?: boolean;
};

/** Makes a page with a table. */
export function htmlPage(rows: readonly (readonly string[])[], dress: PageDress = {}): string {
  const end = (name: string) => (dress.open === true ? "" : `</${name}>`);
  const shown = (text: string) =>
    `${dress.unseen === true ? '<span style="display: none">99,99</span>' : ""}${dress.fonts === true ? `<font size=1><b>${escaped(text)}</b></font>` : escaped(text)}`;
  const hidden = '<tr style="display:none"><td>09-09-2026</td><td>Nada</td><td>-99,99</td></tr>';
  const lines = rows.map(
    (cells) => `<tr>${cells.map((text) => `<td>${shown(text)}${end("td")}`).join("")}${end("tr")}`,
  );
  const [head = "", ...body] = lines;
  const all = dress.grouped === true ? [`<thead>${head}</thead><tbody>`, ...body] : lines;
  const table = `<table>${all.join(dress.unseen === true ? hidden : "")}</table>`;
  const script = "<script>document.write('<tr><td>01-01-2026</td><td>-9,99</td></tr>')</script>";
  const inside =
    dress.laidOut === true
      ? `<table><tr><td>Menu</td><td>${table}</td></tr><tr><td>Fim</td></tr></table>`
      : table;
  return `<html><head>${dress.unseen === true ? script : ""}</head><body><!-- <tr><td>x --><p>Extrato</p>${inside}</body></html>`;
}

/** A page of a web archive. */
export type ArchivedPage = {
  readonly name: string;
  readonly html: string;
  readonly hidden?: boolean;
};

/** Makes a web archive as Excel does of a workbook: a page that lists the sheets, and a page for each. */
export function webArchive(
  pages: readonly ArchivedPage[],
  encoding: "quoted-printable" | "base64" | "8bit" = "quoted-printable",
): Uint8Array {
  const boundary = "----=_NextPart_01";
  const listed = pages
    .map(
      ({ name, hidden }, at) =>
        `<x:ExcelWorksheet><x:Name>${escaped(name)}</x:Name>${hidden === true ? "<x:Visible>SheetHidden</x:Visible>" : ""}<x:WorksheetSource HRef="extrato_ficheiros/sheet00${at + 1}.htm"/></x:ExcelWorksheet>`,
    )
    .join("");
  const first = `<html><!--[if gte mso 9]><xml><x:ExcelWorkbook><x:ExcelWorksheets>${listed}</x:ExcelWorksheets></x:ExcelWorkbook></xml><![endif]--><frameset></frameset></html>`;
  const part = (location: string, html: string) =>
    `--${boundary}\r\nContent-Location: file:///C:/x/${location}\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Type: text/html; charset="windows-1252"\r\n\r\n${encoded(html, encoding)}\r\n`;
  const parts = pages.map(({ html }, at) => part(`extrato_ficheiros/sheet00${at + 1}.htm`, html));
  const list = `--${boundary}\r\nContent-Location: filelist.xml\r\nContent-Type: text/xml\r\n\r\n<xml/>\r\n`;
  return windows1252(
    `MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related; boundary="${boundary}"\r\n\r\nThis document is a Single File Web Page.\r\n\r\n${part("extrato.htm", first)}${parts.join("")}${list}--${boundary}--\r\n`,
  );
}

function encoded(html: string, encoding: "quoted-printable" | "base64" | "8bit"): string {
  if (encoding === "8bit") return html;
  const bytes = [...windows1252(html)];
  if (encoding === "base64")
    return btoa(bytes.map((byte) => String.fromCharCode(byte)).join("")).replace(
      /.{76}/g,
      "$&\r\n",
    );
  const written = bytes.map((byte) =>
    byte === 61 || byte > 126
      ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}`
      : String.fromCharCode(byte),
  );
  return written.reduce(
    (text, one, at) => `${text}${at > 0 && at % 25 === 0 ? "=\r\n" : ""}${one}`,
    "",
  );
}
