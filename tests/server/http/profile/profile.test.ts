import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldIssues } from "../../../../src/text/field-issues.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { PROFILE } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

describe("the profile", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("is null until it is created, created once, and then changed", async () => {
    const { token } = await newPerson(server);
    const other = { nome: "João", idade: null };
    const read = () => call(server, "GET", "/perfil", { token });
    expect(await read()).toMatchObject({ status: 200, text: "null", body: null });
    const early = await call(server, "PUT", "/perfil", { token, body: PROFILE });
    expect(early).toMatchObject({ status: 404, body: { detail: serverProblems["no-profile"] } });
    const created = await call(server, "POST", "/perfil", { token, body: PROFILE });
    expect(created).toMatchObject({ status: 201, body: PROFILE });
    expect((await read()).body).toEqual(PROFILE);
    const again = await call(server, "POST", "/perfil", { token, body: other });
    expect(again).toMatchObject({
      status: 409,
      body: { detail: serverProblems["profile-exists"] },
    });
    expect((await read()).body).toEqual(PROFILE);
    const changed = await call(server, "PUT", "/perfil", { token, body: other });
    expect(changed).toMatchObject({ status: 200, body: other });
    expect((await read()).body).toEqual(other);
  });

  it("of one user is unknown to another", async () => {
    const [owner, stranger] = [await newPerson(server), await newPerson(server)];
    await call(server, "POST", "/perfil", { token: owner.token, body: PROFILE });
    const answer = await call(server, "GET", "/perfil", { token: stranger.token });
    expect(answer.body).toBe(null);
  });

  it.each([
    [{ nome: " ", idade: 3 }, "nome", "required"],
    [{ nome: "x".repeat(81) }, "nome", "too-long-text"],
    [{ nome: "Rui", idade: 3.5 }, "idade", "bad-age"],
    [{ nome: "Rui", idade: 131 }, "idade", "bad-age"],
    [{ nome: "Rui", idade: "30" }, "idade", "wrong-type"],
    [{ nome: "Rui", user_id: "x" }, "user_id", "unknown-field"],
  ] as const)("is refused as %j", async (body, field, issue) => {
    const { token } = await newPerson(server);
    for (const method of ["POST", "PUT"] as const) {
      const answer = await call(server, method, "/perfil", { token, body });
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        detail: [{ loc: ["body", field], msg: fieldIssues[issue], type: "value_error" }],
      });
    }
  });
});
