import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  decodeOwnSession,
  encodeOwnSession,
  ownPasswordSchema,
  ownSessionSchema,
  presenceSchema,
} from "../../../src/contract/profile/own-account.ts";
import { sessionId } from "../../../src/domain/shared/ids.ts";
import { PASSWORD_MAX } from "../../../src/domain/users/password-policy.ts";

const anySession = fc.record({
  id: fc.uuid().map(sessionId),
  device: fc.string(),
  madeAt: fc.integer({ min: 0, max: 4e12 }),
  usedAt: fc.integer({ min: 0, max: 4e12 }),
  current: fc.boolean(),
});

describe("the calls of one's own account", () => {
  it("carry a session as it is", () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const fields = v.parse(ownSessionSchema, encodeOwnSession(session));
        expect(decodeOwnSession(fields)).toEqual(session);
      }),
    );
  });

  it("take any current password, and a new one under the rules", () => {
    const read = (body: object) => v.safeParse(ownPasswordSchema, body).success;
    expect(read({ senha_atual: "x", nova_senha: "Segredo!1" })).toBe(true);
    expect(read({ senha_atual: "x", nova_senha: "curta1!" })).toBe(false);
    expect(read({ senha_atual: "", nova_senha: "Segredo!1" })).toBe(false);
    expect(read({ senha_atual: "x".repeat(PASSWORD_MAX + 1), nova_senha: "Segredo!1" })).toBe(
      false,
    );
    expect(read({ nova_senha: "Segredo!1" })).toBe(false);
    expect(read({ senha_atual: true, nova_senha: "Segredo!1" })).toBe(false);
  });

  it("take a password or a code as the proof of who one is, and nothing beside it", () => {
    const read = (body: object) => v.safeParse(presenceSchema, body).success;
    expect(v.parse(presenceSchema, { senha: "x" })).toEqual({ type: "password", password: "x" });
    expect(v.parse(presenceSchema, { codigo: "12 34" })).toEqual({ type: "code", code: "12 34" });
    expect(read({})).toBe(false);
    expect(read({ senha: "x", codigo: "1" })).toBe(false);
    expect(read({ senha: "" })).toBe(false);
    expect(read({ senha: "x", user_id: "y" })).toBe(false);
  });
});
