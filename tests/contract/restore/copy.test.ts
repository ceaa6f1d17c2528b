import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCopy } from "../../support/read-copy.ts";
import {
  decodeRestoreMode,
  decodeRestoreReport,
  encodeRestoreMode,
  encodeRestoreOutcome,
  restoreOutcomeSchema,
  restoreQuerySchema,
} from "../../../src/contract/restore/restore.ts";
import { copyFaults, rowFaults } from "../../../src/text/restore/restore.ts";
import { anyExportContent } from "../../support/arbitraries/export-content.ts";
import { exportText, sourceOf } from "../../support/export-file.ts";
import { overTheWire, read } from "../../support/read.ts";

const fixture = (name: string) => readFileSync(`tests/fixtures/copies/${name}.json`, "utf8");

const copyOf = (text: string) => {
  const copy = readCopy(text);
  if (!copy.ok) throw new Error(copy.reason);
  return copy.value;
};

const sizes = (text: string) =>
  Object.fromEntries(
    Object.entries(copyOf(text).lists).map(([name, rows]) => [name, rows.length] as const),
  );

describe("a copy", () => {
  it("of the first version has the lists of that version, also from before goals had entries", () => {
    const lists = { incomes: 2, expenses: 2, goals: 1, budgets: 1 };
    for (const name of ["version-1", "version-1-first"]) {
      expect(copyOf(fixture(name)).version).toBe(1);
      expect(sizes(fixture(name))).toMatchObject(lists);
      expect(copyOf(fixture(name)).lists).not.toHaveProperty("categories");
    }
    const [entries, none] = ["version-1", "version-1-first"].map(
      (name) => copyOf(fixture(name)).lists.goals?.[0]?.entries,
    );
    expect([entries?.length, none]).toEqual([1, []]);
  });

  it("of the second version has everything but what keeps plans and alerts from coming twice", () => {
    const copy = copyOf(fixture("version-2"));
    expect(copy.version).toBe(2);
    for (const rows of Object.values(copy.lists)) expect(rows.length).toBeGreaterThan(0);
    expect(copy.lists).not.toHaveProperty("dismissed");
    expect(copy).not.toHaveProperty("accountReserve");
    expect(copy.lists.lines?.some((line) => "kept" in line)).toBe(false);
  });

  it("of the third version has everything", () => {
    const copy = copyOf(fixture("version-3"));
    expect(copy.version).toBe(3);
    for (const rows of Object.values(copy.lists)) expect(rows.length).toBeGreaterThan(0);
    expect(copy.dismissedProposals).not.toEqual([]);
    for (const list of ["recurrences", "accounts", "imports", "lines"] as const)
      expect(copy.lists[list]?.every(({ kept }) => kept !== undefined)).toBe(true);
  });

  it("is read however its text is laid out", () => {
    const text = fixture("version-3");
    expect(readCopy(JSON.stringify(JSON.parse(text)))).toEqual(readCopy(text));
  });

  it("that was changed, whatever character of it, is refused, unless it says the same", async () => {
    const anyText = anyExportContent.chain((content) => fc.constant(sourceOf(content)));
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.nat(),
        fc.string({ maxLength: 2 }),
        async (source, place, by) => {
          const text = await exportText(source);
          const at = place % text.length;
          const damaged = text.slice(0, at) + by + text.slice(at + 1);
          const copy = readCopy(damaged);
          if (!copy.ok) return;
          const { createdAt: _, ...content } = copy.value;
          expect(copyOf(text)).toMatchObject(content);
        },
      ),
    );
  });

  it("that is cut off anywhere is refused", () => {
    const text = fixture("version-3").trimEnd();
    for (let at = 0; at < text.length; at += 97) {
      const copy = readCopy(text.slice(0, at));
      expect(copy.ok ? "read" : copy.reason).toBe(at === 0 ? "unreadable" : "damaged");
    }
  });

  it("of a newer program, of another one, or of none, is told apart", () => {
    const reasonOf = (text: string) => {
      const copy = readCopy(text);
      return copy.ok ? null : copy.reason;
    };
    expect(reasonOf(fixture("version-3").replace('"versao": 3', '"versao": 4'))).toBe("newer");
    expect(new Set(Object.values(copyFaults)).size).toBe(Object.keys(copyFaults).length);
    expect(reasonOf("{}")).toBe("not-a-copy");
    expect(reasonOf("[]")).toBe("not-a-copy");
    expect(reasonOf("Data;Tipo")).toBe("unreadable");
    expect(reasonOf(fixture("version-3").replace('"versao": 3', '"versao": 2'))).toBe("damaged");
    expect(reasonOf(fixture("version-2").replace("Netflix", "Net\\u0000ix"))).toBe("damaged");
    expect(reasonOf(fixture("version-2").replace("Netflix", "Net\\\\u0000ix"))).toBeNull();
    for (const half of ["\\ud83d", "\\uDE00", "\\ude00\\ud83d"])
      expect(reasonOf(fixture("version-2").replace("Netflix", half))).toBe("damaged");
    for (const whole of ["\\ud83d\\ude00", "\\\\ud83d", "\u{1F600}"])
      expect(reasonOf(fixture("version-2").replace("Netflix", whole))).toBeNull();
  });
});

describe("a restore on the wire", () => {
  it("has a word for each mode, and a sentence for each refused row", () => {
    for (const mode of ["join", "replace"] as const) {
      const query = { simular: "true", modo: encodeRestoreMode(mode) };
      expect(decodeRestoreMode(read(restoreQuerySchema, query).modo)).toBe(mode);
    }
    const refused = [{ kind: "budget", id: "a", fault: "budget-exists" }] as const;
    const counts = { added: 1, same: 2, changed: 3, removed: 4, openTooLong: 5 };
    const reason = rowFaults["budget-exists"];
    const sent = overTheWire(encodeRestoreOutcome({ ...counts, refused }, rowFaults));
    const row = { recurso: "orcamento", id: "a", motivo: reason };
    const told = {
      novos: 1,
      iguais: 2,
      alterados: 3,
      removidos: 4,
      recorrentes_antigos: 5,
      recusados: [row],
    };
    expect(read(restoreOutcomeSchema, sent)).toEqual(told);
    const newer = { ...told, recusados: [row, { ...row, recurso: "partilha" }] };
    expect(decodeRestoreReport(read(restoreOutcomeSchema, newer))).toEqual({
      ...counts,
      refused: [
        { kind: "budget", id: "a", reason },
        { kind: null, id: "a", reason },
      ],
    });
  });
});
