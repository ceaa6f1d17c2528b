import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listCutter } from "../../../../server/http/answers/list-cutter.ts";

/** What is read of a text that arrives in pieces: the rest of the object, and the members of its list. */
function readInPieces(text: string, cuts: readonly number[], partSize: number) {
  const bytes = Buffer.from(text);
  const cutter = listCutter("linhas", partSize);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted(
    (one, other) => one - other,
  );
  const parts: Buffer[] = [];
  let from = 0;
  for (const end of ends) {
    cutter.push(bytes.subarray(from, end));
    parts.push(...cutter.parts());
    from = end;
  }
  const members = parts.flatMap((part) => JSON.parse(`[${part.toString()}]`) as unknown[]);
  return { members, rest: JSON.parse(cutter.rest().toString()) as unknown };
}

const anyCuts = fc.array(fc.nat(), { maxLength: 8 });
const anySize = fc.integer({ min: 0, max: 60 });

describe("a list that is cut out of an object", () => {
  it("has the members that it had, wherever the text is cut, and leaves the rest as it was", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }),
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.constantFrom(0, 2),
        anyCuts,
        anySize,
        (others, linhas, indent, cuts, size) => {
          const { linhas: _, ...rest } = others;
          const text = JSON.stringify({ ...rest, linhas, depois: "]" }, null, indent);
          const read = readInPieces(text, cuts, size);
          expect(read.members).toEqual(JSON.parse(JSON.stringify(linhas)));
          expect(read.rest).toEqual(
            JSON.parse(JSON.stringify({ ...rest, linhas: [], depois: "]" })),
          );
        },
      ),
    );
  });

  it("is the one of that name in the object itself", () => {
    const text = '{"a":{"linhas":[1]},"b":[{"linhas":[2]}],"c":"linhas","linhas":[3,[4]]}';
    expect(readInPieces(text, [], 0)).toEqual({
      members: [3, [4]],
      rest: { a: { linhas: [1] }, b: [{ linhas: [2] }], c: "linhas", linhas: [] },
    });
  });
});
