import fc from "fast-check";
import { is } from "valibot";
import { jsonSchemaOf } from "../../../server/http/docs/open-api.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { NOBODYS_ID } from "./bodies.ts";

/** What the documentation says of a field, as far as an example needs it. */
type JsonSchema = {
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number;
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

/** A text that is a good password as well. */
const TEXT = "Um texto com 1!";

/** Looking for a match takes long, and few patterns are asked for often. */
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

/** What a route cannot do without in its query, as it stands in an address; empty where it needs nothing. */
export function exampleQuery({ query }: RouteEntry): string {
  const schema = documented(query);
  const { required = [] } = schema;
  const entries = Object.entries(examplesOf(schema, required));
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
}

/** An identifier of the shape that a route takes in its path, which names nothing; empty where it takes none. */
export function exampleId({ params }: RouteEntry): string {
  const { properties = {} } = documented(params);
  const [id] = Object.values(properties);
  return id === undefined ? "" : String(exampleOf(id));
}

/** The fields that the body of a call may have. */
export const fieldsOf = (route: RouteEntry): readonly string[] =>
  Object.keys(documented(route.body).properties ?? {});

/**
 * A body that a route accepts, made of what the documentation says of it: the required fields, and if
 * these are not enough one more; none for a route that takes none.
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
