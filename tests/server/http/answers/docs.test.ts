import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import type { RouteEntry } from "../../../../server/http/route-table.ts";
import type { OpenApi } from "../../../../server/http/docs/open-api.ts";
import { call } from "../../support/caller.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

const schemaObject = v.looseObject({});
const content = v.record(v.string(), v.object({ schema: v.optional(schemaObject) }));
const response = v.object({
  description: v.pipe(v.string(), v.nonEmpty()),
  content: v.optional(content),
});
const parameterShape = v.object({
  name: v.string(),
  in: v.picklist(["path", "query", "header"]),
  required: v.boolean(),
  schema: schemaObject,
});
const operationShape = v.strictObject({
  operationId: v.string(),
  summary: v.string(),
  description: v.string(),
  parameters: v.array(parameterShape),
  requestBody: v.optional(v.strictObject({ required: v.boolean(), content })),
  responses: v.record(v.pipe(v.string(), v.regex(/^(?:[2-5]\d\d|default)$/)), response),
  security: v.array(v.strictObject({ bearer: v.optional(v.array(v.string())) })),
});

/** What the specification demands of the parts that we use. */
const openApiShape = v.strictObject({
  openapi: v.literal("3.1.0"),
  info: v.strictObject({ title: v.string(), version: v.string() }),
  servers: v.array(v.strictObject({ url: v.string() })),
  components: v.strictObject({
    securitySchemes: v.strictObject({
      bearer: v.strictObject({ type: v.literal("http"), scheme: v.literal("bearer") }),
    }),
    schemas: v.record(v.string(), schemaObject),
  }),
  paths: v.record(
    v.pipe(v.string(), v.startsWith("/")),
    v.record(v.picklist(["get", "post", "put", "delete"]), operationShape),
  ),
});

/** The most characters of a description: what one reads before trying the call. */
const LONGEST_DESCRIPTION = 1100;

const inDocument = (path: string) => path.replace(/:(\w+)/g, "{$1}");

describe("the documentation", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const document = async () => (await call(server, "GET", "/openapi.json")).body as OpenApi;

  it("describes every route, and no other", async () => {
    const { openapi, paths } = await document();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = server.routes.map(({ method, path }) => `${method} ${inDocument(path)}`);
    expect(openapi).toBe("3.1.0");
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it("says of every call what it is for and who may make it", async () => {
    const { paths } = await document();
    for (const { method, path, access } of server.routes) {
      const operation = paths[inDocument(path)]?.[method.toLowerCase()];
      expect(operation?.["summary"]).toMatch(/^\p{Lu}/u);
      expect(operation?.["security"]).toEqual(access === "public" ? [] : [{ bearer: [] }]);
    }
  });

  it("describes every call in a few whole sentences, that do not repeat its summary", async () => {
    const { paths } = await document();
    const isDescribed = ({ method, path, summary }: RouteEntry) => {
      const description = String(paths[inDocument(path)]?.[method.toLowerCase()]?.["description"]);
      const isWhole = /^[«\p{Lu}\d].*\.$/u.test(description);
      return isWhole && description.length <= LONGEST_DESCRIPTION && !description.includes(summary);
    };
    const others = server.routes.filter((route) => !isDescribed(route));
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it("says in its description which call needs Premium, and which a proof of presence", async () => {
    const { paths } = await document();
    for (const { method, path, access, presence } of server.routes) {
      const description = String(paths[inDocument(path)]?.[method.toLowerCase()]?.["description"]);
      expect(description.includes("Exige o plano Premium.")).toBe(typeof access === "object");
      expect(description.includes("Exige uma prova de presença")).toBe(presence);
    }
  });

  it("names every call once, after its method and path", async () => {
    const { paths, servers } = await document();
    const ids = Object.values(paths).flatMap((calls) =>
      Object.values(calls).map((operation) => operation["operationId"]),
    );
    expect(new Set(ids).size).toBe(server.routes.length);
    for (const id of ids) expect(id).toMatch(/^(?:get|post|put|delete)[A-Z][A-Za-z\d]*$/);
    expect(ids).toEqual(
      expect.arrayContaining([
        "postAuthLogin",
        "getOrcamentoStatusByIdOuMes",
        "putNotificacoesByIdMarcarLida",
        "getOpenapiJson",
      ]),
    );
    expect(servers).toEqual([{ url: "/" }]);
  });

  it("is a document of OpenAPI 3.1 in its shape, with no reference that leads nowhere", async () => {
    const { text, body } = await call(server, "GET", "/openapi.json");
    expect(v.safeParse(openApiShape, body).issues).toBe(undefined);
    const { components, paths } = body as OpenApi;
    const schemas = Object.keys(components["schemas"] as object);
    for (const [, name] of text.matchAll(/"\$ref":"([^"]*)"/g))
      expect(schemas.map((schema) => `#/components/schemas/${schema}`)).toContain(name);
    for (const [path, calls] of Object.entries(paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(calls)) {
        const parameters = operation["parameters"] as readonly { name: string; in: string }[];
        const inPath = parameters.filter((parameter) => parameter.in === "path");
        expect(inPath.map(({ name }) => name)).toEqual(names);
      }
    }
  });

  it("tells with which statuses a call is refused, and in which words", async () => {
    const { paths } = await document();
    const refusalsOf = (method: string, path: string) =>
      Object.keys(paths[path]?.[method]?.["responses"] as object).filter((status) =>
        status.startsWith("4"),
      );
    expect(refusalsOf("get", "/api/config")).toEqual(["400"]);
    expect(refusalsOf("post", "/api/auth/login")).toEqual([
      "400",
      "401",
      "403",
      "413",
      "415",
      "422",
      "429",
    ]);
    expect(refusalsOf("post", "/api/objetivos")).toEqual([
      "400",
      "401",
      "403",
      "409",
      "413",
      "415",
      "422",
      "429",
    ]);
    expect(refusalsOf("get", "/api/receitas")).toEqual(["400", "401", "422", "429"]);
    expect(refusalsOf("post", "/api/objetivos/upload-foto")).toEqual([
      "400",
      "401",
      "413",
      "415",
      "422",
      "429",
    ]);
    expect(refusalsOf("delete", "/api/auth/admin/users/{username}")).toEqual([
      "400",
      "401",
      "403",
      "404",
      "409",
      "413",
      "415",
      "422",
      "429",
    ]);
    expect(paths["/api/objetivos"]?.["post"]?.["responses"]).toMatchObject({
      403: { description: serverProblems["goal-limit"] },
    });
  });

  it("tells the rules of the fields", async () => {
    const { paths } = await document();
    const text = JSON.stringify(paths["/api/despesas"]?.["post"]?.["requestBody"]);
    expect(JSON.parse(text)).toMatchObject({
      content: {
        "application/json": {
          schema: {
            required: ["data", "categoria", "valor"],
            additionalProperties: false,
            properties: {
              data: { type: "string", format: "date" },
              valor: { type: "number", minimum: 0, maximum: 999_999_999.99 },
              categoria: { type: "string", maxLength: 40, examples: ["Outros"] },
            },
          },
        },
      },
    });
    const registration = JSON.stringify(paths["/api/auth/register"]?.["post"]?.["requestBody"]);
    expect(JSON.parse(registration)).toMatchObject({
      content: {
        "application/json": {
          schema: {
            properties: {
              username: { pattern: "^[A-Za-z0-9_]{3,30}$" },
              email: { format: "email", maxLength: 254 },
              password: { minLength: 8, maxLength: 128 },
            },
          },
        },
      },
    });
    for (const path of ["/api/receitas", "/api/despesas", "/api/objetivos", "/api/orcamento"]) {
      expect(paths[path]?.["post"]?.["parameters"]).toMatchObject([
        { name: "idempotency-key", in: "header", required: false },
        { name: "fincontrol-alteracao", in: "header", required: false },
      ]);
    }
    for (const path of ["/api/perfil", "/api/auth/admin/users"])
      expect(paths[path]?.["post"]?.["parameters"]).toMatchObject([
        { name: "idempotency-key", in: "header", required: false },
      ]);
    expect(paths["/api/receitas"]?.["get"]?.["parameters"]).toEqual([
      { name: "de", in: "query", required: false, schema: { type: "string", format: "date" } },
      { name: "ate", in: "query", required: false, schema: { type: "string", format: "date" } },
      {
        name: "contas",
        in: "query",
        required: false,
        schema: { type: "string", enum: ["true", "false"] },
      },
    ]);
    expect(paths["/api/alteracoes"]?.["get"]?.["parameters"]).toMatchObject([
      { name: "desde", in: "query", required: true },
      { name: "limite", required: false },
      { name: "continua", required: false },
      { name: "de", required: false },
      { name: "ate", required: false },
    ]);
  });

  it("tells what a path takes, what is uploaded, and what a plan has to give", async () => {
    const { paths } = await document();
    const status = paths["/api/orcamento/status/{id_ou_mes}"]?.["get"];
    expect(status).toMatchObject({
      parameters: [
        {
          name: "id_ou_mes",
          in: "path",
          required: true,
          schema: {
            anyOf: [
              { type: "string", format: "uuid" },
              { type: "string", pattern: "^(19|2[01])\\d{2}-(0[1-9]|1[0-2])$" },
            ],
          },
        },
      ],
    });
    expect(paths["/api/receitas/{id}"]?.["put"]?.["parameters"]).toMatchObject([
      { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
      { name: "fincontrol-alteracao", in: "header", required: false },
      { name: "if-match", in: "header", required: false },
    ]);
    expect(paths["/api/objetivos/upload-foto"]?.["post"]?.["requestBody"]).toMatchObject({
      content: { "multipart/form-data": { schema: { required: ["file"] } } },
    });
    expect(paths["/api/fotos/{ficheiro}"]?.["get"]?.["responses"]).toMatchObject({
      200: { content: { "image/webp": {} } },
    });
  });

  it("is a page without script, that names and describes every call and loads only its own style", async () => {
    const { text, headers } = await call(server, "GET", "/docs");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).not.toMatch(/<script|<style|style=|onclick/i);
    for (const { path, description } of server.routes) {
      expect(text).toContain(inDocument(path));
      expect(text).toContain(description);
    }
    const style = await call(server, "GET", "/docs/estilo.css");
    expect(text).toContain('href="/api/docs/estilo.css"');
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});
