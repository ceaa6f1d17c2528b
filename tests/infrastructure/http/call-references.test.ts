import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { referencesOf } from "../../../src/infrastructure/http/ledger/call-references.ts";
import { changeNamed, creation, edit, namedCall, undo, uuid } from "../../support/kept-writes.ts";

const ID = uuid(1);

describe("what a call refers to", () => {
  it("is the record that it makes, or the one in its path; for an undo the change alone", () => {
    expect(creation(1, ID).call).toMatchObject({ record: ID, isCreation: true, undoes: null });
    expect(edit(1, ID, 3).call).toMatchObject({ record: ID, isCreation: false, undoes: null });
    expect(undo(2, 1).call).toMatchObject({
      record: null,
      isCreation: false,
      undoes: changeNamed(1),
    });
  });

  it("is no record where the call has neither a record's path nor its id", () => {
    const told = { n: 1, method: "post", path: paths.toldBalance } as const;
    for (const body of [null, "{}", JSON.stringify({ id: 7 })])
      expect(namedCall({ ...told, body })).toMatchObject({
        record: null,
        isCreation: false,
        names: [],
      });
  });

  it("is named once, wherever in the call it stands", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), fc.nat(), (ids, n) => {
        const [record = "", ...others] = ids;
        const into = ids[n % ids.length] ?? record;
        const { names } = referencesOf({
          method: "put",
          path: paths.category(record),
          query: { para: into },
          body: JSON.stringify({ partes: others.map((id) => ({ categoria_id: id })) }),
        });
        expect(names.toSorted()).toEqual(ids.toSorted());
      }),
    ));
});
