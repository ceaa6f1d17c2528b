import type { PDFPage } from "@cantoo/pdf-lib";
import { A4, type Paper } from "./paper.ts";

const HEADING = 24;

/** Reserves room for a block and its title together; returns the block's page and top edge. */
export function takeTitled(
  paper: Paper,
  title: string,
  height: number,
): { readonly page: PDFPage; readonly top: number } {
  const { page, top } = paper.take(HEADING + height);
  paper.part("H2", () => paper.text(page, title, A4.margin, top - 12, { size: 12, bold: true }));
  return { page, top: top - HEADING };
}
