import { describe, expect, it } from "vitest";
import { exampleFile } from "../../../src/application/imports/example-file.ts";
import { readExample } from "../../../src/infrastructure/files/example/read-example.ts";
import { BANK_FILES } from "../../support/bank-files/bank-files.ts";
import { EXAMPLE, EXAMPLE_OPENING } from "../../support/bank-files/example.ts";

const bytesOf = (name: string) =>
  BANK_FILES.find(({ file }) => file === name)!.write(EXAMPLE, EXAMPLE_OPENING);

const half = () => 0.5;

describe("an example of a bank's file", () => {
  it("of a text is in its own format, with the rows as they were understood beside it", async () => {
    const found = await readExample(bytesOf("cgd-ordem.csv"), [], half);
    expect(found?.of).toBe("file");
    expect(found?.content).toContain("Data mov. ;Data valor ;Descrição ;");
    expect(found?.content).not.toContain("SUPERMERCADO");
    expect(found?.rows.flatMap(({ cells }) => cells).join("|")).toContain("CINEMA");
  });

  it("of a workbook is its cells as text", async () => {
    const found = await readExample(bytesOf("bpi.xlsx"), [], half);
    expect(found?.of).toBe("cells");
    expect(found?.content).toContain("Data Mov.;Data Valor;");
    expect(found?.content).not.toContain("SUPERMERCADO");
  });

  it("of a web page shows its rows, and of an archived one has its cells, whose letters are encoded", async () => {
    const page = "<html><table><tr><td>05-01-2026</td><td>Jo&#227;o</td></tr></table></html>";
    const read = await readExample(new TextEncoder().encode(page), [], half);
    expect(read).toMatchObject({ of: "file", rows: [{ cells: ["05-01-2026", "João"] }] });
    expect(read?.content).not.toContain("Jo&#227;o");
    const archive = `MIME-Version: 1.0
Content-Type: multipart/related; boundary="x"

--x
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<html><table><tr><td>05-01-2026</td><td>Jo=C3=A3o</td></tr></table></html>
--x--
`;
    const found = await readExample(new TextEncoder().encode(archive), [], half);
    expect(found).toMatchObject({ of: "cells", rows: [{ cells: ["05-01-2026", "João"] }] });
    expect(found?.content).not.toMatch(/Jo(ão|=C3)/);
  });

  it("there is none of what is no text", async () => {
    expect(await readExample(new TextEncoder().encode("%PDF-1.7 a"), [], half)).toBeNull();
    expect(await readExample(new Uint8Array(20), [], half)).toBeNull();
    expect(await readExample(new Uint8Array(0), [], half)).toBeNull();
  });

  it("is saved under a name that says nothing of its owner", () => {
    const example = { of: "file", content: "x", rows: [] } as const;
    expect(exampleFile("Maria 0123.OFX", example).name).toBe("exemplo.ofx");
    expect(exampleFile("Maria.0123", example).name).toBe("exemplo.csv");
    expect(exampleFile("a.xlsx", { ...example, of: "cells" }).name).toBe("exemplo.csv");
  });
});
