import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUser, encodeUser, userSchema } from "../../../src/contract/administration/users.ts";
import { anyUser } from "../../support/arbitraries/user.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";
import { runs } from "../../support/runs.ts";

describe("a user", () => {
  it("is after their way over the wire what they were before", () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        expect(decodeUser(read(userSchema, overTheWire(encodeUser(user))))).toEqual(user);
      }),
    );
  });

  it("is said to be admin exactly when their type is", () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        const { tipo, is_admin } = encodeUser(user);
        expect(is_admin).toBe(tipo === "admin");
      }),
    );
  });

  it("does not become admin by a flag that contradicts their type", () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        const sent = { ...encodeUser(user), is_admin: user.role !== "admin" };
        expect(decodeUser(read(userSchema, sent))).toEqual(user);
      }),
    );
  });

  it("has the free plan when none is named", () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        const { plano: _, ...sent } = encodeUser(user);
        expect(decodeUser(read(userSchema, sent)).plan).toBe("free");
      }),
    );
  });

  it("is read without the fields that this client does not know", () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        const sent = { ...encodeUser(user), pontos: 10 };
        expect(decodeUser(read(userSchema, sent))).toEqual(user);
      }),
    );
  });

  it.each([
    ["tipo", "root"],
    ["status", "active"],
    ["plano", "gold"],
    ["id", 7],
  ])("is refused with the %s %j", (field, value) => {
    fc.assert(
      fc.property(anyUser, (user) => {
        expect(refusals(userSchema, { ...encodeUser(user), [field]: value })).toHaveProperty(field);
      }),
      { numRuns: runs(5) },
    );
  });
});
