import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Mapping } from "../../../../src/domain/imports/mapping/mapping.ts";
import type { Statement } from "../../../../src/domain/imports/statements/statement.ts";
import { anyLines, anyOpening } from "../../../support/arbitraries/bank-line.ts";
import { delimited } from "../../../support/bank-files/delimited.ts";
import { utf8 } from "../../../support/bank-files/encode.ts";
import { HAND_MAPPED, saidOf, writeHandMapped } from "../../../support/bank-files/hand-mapped.ts";
import { lineKey, rowKey } from "../../../support/bank-files/line-keys.ts";
import { comma, dayFirst, running, type Line } from "../../../support/bank-files/line.ts";
import { readBytes } from "../../../support/bank-files/read.ts";
import { runs } from "../../../support/runs.ts";

/** What a table gives once somebody has confirmed, or changed, what is proposed; null where it cannot be read so. */
async function confirmed(
  bytes: Uint8Array,
  said: (proposal: Mapping) => Mapping = (proposal) => proposal,
): Promise<Statement | null> {
  const asked = await readBytes(bytes);
  if (asked.type === "statement") return asked.statement;
  if (asked.type !== "needs-mapping") return null;
  const read = await readBytes(bytes, [said(asked.proposal)]);
  return read.type === "statement" ? read.statement : null;
}

const ORDERS = ["newest first", "oldest first"] as const;
const anyOrder = fc.constantFrom(...ORDERS);

/** What of a table is read as none of its lines, or neither read nor told as not read: nothing, by law. */
function wrongIn(read: Statement | null, lines: readonly Line[]): readonly string[] {
  if (read === null) return [];
  const open = lines.map((line) => lineKey({ ...line, text: `M${line.text}` }));
  const wrong = read.rows.map(rowKey).filter((key) => {
    const at = open.indexOf(key);
    if (at !== -1) open.splice(at, 1);
    return at === -1;
  });
  return open.length === read.unread.length ? wrong : [...wrong, ...open];
}

describe("a table that somebody has mapped", () => {
  it.each(HAND_MAPPED.map((kind) => [kind.name, kind] as const))(
    "%s never turns money round: each row goes its way or is told as not read",
    async (_, kind) => {
      await fc.assert(
        fc.asyncProperty(anyLines(), anyOpening, anyOrder, async (lines, opening, order) => {
          const bytes = writeHandMapped(kind, lines, opening, order);
          const read = await confirmed(bytes, (proposal) => saidOf(kind, proposal));
          expect(wrongIn(read, lines)).toEqual([]);
        }),
        { numRuns: runs(60) },
      );
    },
  );

  it.each(
    HAND_MAPPED.filter(({ header }) => !header.includes("Saldo")).map(
      (kind) => [kind.name, kind] as const,
    ),
  )("%s is read whole", async (_, kind) => {
    await fc.assert(
      fc.asyncProperty(anyLines(), anyOpening, anyOrder, async (lines, opening, order) => {
        const bytes = writeHandMapped(kind, lines, opening, order);
        const read = await confirmed(bytes, (proposal) => saidOf(kind, proposal));
        expect(read?.rows).toHaveLength(lines.length);
      }),
      { numRuns: runs(20) },
    );
  });

  it("without a sign is read whole where its balances begin with an opening one and its days differ", async () => {
    const kinds = HAND_MAPPED.filter(({ opening }) => opening !== undefined);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        anyLines(2),
        anyOpening,
        anyOrder,
        async (kind, lines, opening, order) => {
          fc.pre(lines[0]?.date !== lines.at(-1)?.date);
          const read = await confirmed(writeHandMapped(kind, lines, opening, order));
          expect(read?.rows).toHaveLength(lines.length);
          expect(read?.proof).toEqual({
            state: "proven",
            covered: lines.length,
            of: lines.length,
          });
        },
      ),
    );
  });

  it("of one day never takes the order of its rows for granted", async () => {
    const coffee = { date: "2026-03-01" as Line["date"], cents: -120, text: "Café" };
    const kind = HAND_MAPPED.find(({ name }) => name === "without a sign, with a balance")!;
    for (const order of ORDERS) {
      const bytes = writeHandMapped(kind, [coffee, coffee], 10_000, order);
      expect(wrongIn(await confirmed(bytes), [coffee, coffee])).toEqual([]);
    }
  });
});

/** A header that a known bank has, with other cells behind its columns. */
const KNOWN = {
  "Novo Banco": ["Data Movimento", "Descrição", "Montante", "Saldo"],
  "Millennium bcp": ["Data lançamento", "Data valor", "Descrição", "Montante", "Tipo", "Saldo"],
  Montepio: ["DATA MOV.", "DESCRIÇÃO", "IMPORTÂNCIA", "SALDO"],
  ActivoBank: ["Data Lanc.", "Descrição", "Valor", "Saldo"],
} as const;

describe("a table of a known bank whose amounts have no sign", () => {
  it.each(Object.entries(KNOWN))("such as %s never turns money round", async (_, header) => {
    await fc.assert(
      fc.asyncProperty(
        anyLines(),
        anyOpening,
        anyOrder,
        fc.constantFrom("", "D/C"),
        async (lines, opening, order, extra) => {
          const rows = running(opening, lines).map((row) => [
            ...header.map((name) => {
              if (/data/i.test(name)) return dayFirst(row.date);
              if (/descri/i.test(name)) return `M${row.text}`;
              if (/saldo/i.test(name)) return comma(row.balance);
              return name === "Tipo" ? "Movimento" : comma(Math.abs(row.cents));
            }),
            ...(extra === "" ? [] : [row.cents < 0 ? "D" : "C"]),
          ]);
          const told = order === "newest first" ? rows.toReversed() : rows;
          const names = extra === "" ? header : [...header, extra];
          const read = await confirmed(utf8(delimited([names, ...told], { by: ";" })));
          expect(wrongIn(read, lines)).toEqual([]);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
