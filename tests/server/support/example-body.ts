import fc from "fast-check";
import { is } from "valibot";
import { jsonSchemaOf } from "../../../server/http/docs/open-api.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { NOBODYS_ID } from "./bodies.ts";

/** The schema of a field in the documentation, as far as an example needs it. */
type JsonSchema = {
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "2026-02-28",
  email: "alguem@exemplo.pt",
  uuid: NOBODYS_ID,
};

/** A text that is also a valid password. */
const TEXT = "Um texto com 1!";

/** Caches matches: finding one is slow, and few patterns are needed. */
const MATCHES = new Map<string, string | undefined>();

function matchOf(pattern: string): string | undefined {
  if (!MATCHES.has(pattern)) {
    const matching = fc.stringMatching(new RegExp(pattern));
    MATCHES.set(pattern, fc.sample(matching, { seed: 1, numRuns: 1 })[0]);
  }
  return MATCHES.get(pattern);
}

function exampleOf(schema: JsonSchema): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return exampleOf(first);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === "number" || schema.type === "integer")
    return Math.min(1, schema.maximum ?? 1);
  if (schema.type === "boolean") return true;
  if (schema.type === "object") return examplesOf(schema, schema.required ?? []);
  if (schema.type === "array")
    return schema.minItems === undefined ? [] : [exampleOf(schema.items ?? {})];
  if (schema.pattern !== undefined) {
    return matchOf(schema.pattern);
  }
  return FORMATS[schema.format ?? ""] ?? TEXT;
}

const documented = (schema: RouteEntry["body"]): JsonSchema =>
  schema === null ? {} : jsonSchemaOf(schema);

const examplesOf = ({ properties = {} }: JsonSchema, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {})]));

/** Returns the required query of a route, as in an address; empty if it requires nothing. */
export function exampleQuery({ query }: RouteEntry): string {
  const schema = documented(query);
  const { required = [] } = schema;
  const entries = Object.entries(examplesOf(schema, required));
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
}

/** Returns a valid identifier for a route's path that names nothing; empty if it has none. */
export function exampleId({ params }: RouteEntry): string {
  const { properties = {} } = documented(params);
  const [id] = Object.values(properties);
  return id === undefined ? "" : String(exampleOf(id));
}

/** Returns the fields that a call's body may have. */
export const fieldsOf = (route: RouteEntry): readonly string[] =>
  Object.keys(documented(route.body).properties ?? {});

const TEXTS = [
  "",
  " ",
  "x",
  "ç",
  "../contas",
  "2026-02-28",
  "1900-01-01",
  "2199-12-31",
  NOBODYS_ID,
];

/** The values at the edges of a field's schema, and just beyond. */
function edgesOf(schema: JsonSchema): readonly unknown[] {
  const { maximum = 1_000_000_000, items = {}, properties = {} } = schema;
  const example = exampleOf(schema);
  if (schema.enum !== undefined) return schema.enum;
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(edgesOf);
  if (schema.type === "null") return [null];
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "number" || schema.type === "integer")
    return [0, -0, 1, 0.01, -0.01, -1, maximum, -maximum, maximum + 1, 2 ** 31, 9e13, -9e13];
  if (schema.type === "array")
    return [[], [exampleOf(items)], ...edgesOf(items).map((edge) => [edge])];
  if (schema.type === "object")
    return Object.entries(properties).flatMap(([name, one]) =>
      edgesOf(one).map((edge) => ({ ...(example as object), [name]: edge })),
    );
  return [example, ...TEXTS, "x".repeat(schema.maxLength ?? 64)];
}

/** Returns the bodies that a route accepts in which one field, given or not, is at an edge of its schema. */
export function edgeBodies(route: RouteEntry): readonly object[] {
  const { body } = route;
  const sound = exampleBody(route);
  if (body === null || sound === undefined) return [];
  const fields = Object.entries(documented(body).properties ?? {});
  return fields
    .flatMap(([name, schema]) => edgesOf(schema).map((edge) => ({ ...sound, [name]: edge })))
    .filter((one) => is(body, one));
}

/**
 * Returns a body that a route accepts, made from the documentation: the required fields, plus one more if these are not
 * enough; undefined for a route without a body.
 */
export function exampleBody(route: RouteEntry): object | undefined {
  if (route.body === null) return undefined;
  const schema = documented(route.body);
  const { properties = {}, required = [] } = schema;
  const bodyOf = (names: readonly string[]) => examplesOf(schema, names);
  const tries = [required, ...Object.keys(properties).map((name) => [...required, name])];
  const accepted = tries.map(bodyOf).find((body) => route.body !== null && is(route.body, body));
  if (accepted === undefined) throw new Error(`no example for ${route.method} ${route.path}`);
  return accepted;
}
