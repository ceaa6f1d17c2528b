import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeProfile,
  encodeProfile,
  profileDraftSchema,
  profileSchema,
} from "../../../src/contract/profile/profile.ts";
import { anyProfile } from "../../support/arbitraries/profile.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";

describe("a profile", () => {
  it("is after its way over the wire, to the server and back, what it was before", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const sent = decodeProfile(read(profileDraftSchema, overTheWire(encodeProfile(profile))));
        expect(sent).toEqual(profile);
        const answered = read(profileSchema, overTheWire(encodeProfile(sent)));
        expect(answered && decodeProfile(answered)).toEqual(profile);
      }),
    );
  });

  it("is null until there is one", () => {
    expect(read(profileSchema, null)).toBeNull();
  });

  it("has no age when none is sent", () => {
    expect(read(profileDraftSchema, { nome: "Ana" }).idade).toBeNull();
  });

  it("is refused from a client with an undeclared field, and read from a server without it", () => {
    const sent = { nome: "Ana", idade: 30, plano: "premium" };
    expect(refusals(profileDraftSchema, sent)).toEqual({ plano: "unknown-field" });
    expect(read(profileSchema, sent)).toEqual({ nome: "Ana", idade: 30 });
  });

  it.each([
    [{ idade: 30 }, { nome: "required" }],
    [{ nome: "  " }, { nome: "required" }],
    [{ nome: "a".repeat(81) }, { nome: "too-long-text" }],
    [{ nome: 5 }, { nome: "wrong-type" }],
    [{ nome: "Ana", idade: -1 }, { idade: "bad-age" }],
    [{ nome: "Ana", idade: 131 }, { idade: "bad-age" }],
    [{ nome: "Ana", idade: 30.5 }, { idade: "bad-age" }],
    [{ nome: "Ana", idade: "30" }, { idade: "wrong-type" }],
  ])("is refused as %j", (sent, expected) => {
    expect(refusals(profileDraftSchema, sent)).toEqual(expected);
  });
});
