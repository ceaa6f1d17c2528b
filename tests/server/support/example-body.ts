import fc from "fast-check";
import { is } from "valibot";
import { jsonSchemaOf } from "../../../server/http/open-api.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { NOBODYS_ID } from "./bodies.ts";

/** What the documentation says of a field, as far as an example needs it. */
type JsonSchema = {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "2026-02-28",
  email: "alguem@exemplo.pt",
  uuid: NOBODYS_ID,
};

/** A text that is a good password as well. */
const TEXT = "Um texto com 1!";

function exampleOf(schema: JsonSchema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return exampleOf(first);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === "number" || schema.type === "integer")
    return Math.min(1, schema.maximum ?? 1);
  if (schema.type === "boolean") return true;
  if (schema.pattern !== undefined) {
    const [match] = fc.sample(fc.stringMatching(new RegExp(schema.pattern)), {
      seed: 1,
      numRuns: 1,
    });
    return match;
  }
  return FORMATS[schema.format ?? ""] ?? TEXT;
}

const documentedBody = (route: RouteEntry): JsonSchema =>
  route.body === null ? {} : jsonSchemaOf(route.body);

/** The fields that the body of a call may have. */
export const fieldsOf = (route: RouteEntry): readonly string[] =>
  Object.keys(documentedBody(route).properties ?? {});

/**
 * A body that a route accepts, made of what the documentation says of it: the required fields, and if
 * these are not enough one more; none for a route that takes none.
 */
export function exampleBody(route: RouteEntry): object | undefined {
  if (route.body === null) return undefined;
  const { properties = {}, required = [] } = documentedBody(route);
  const bodyOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {})]));
  const tries = [required, ...Object.keys(properties).map((name) => [...required, name])];
  const accepted = tries.map(bodyOf).find((body) => route.body !== null && is(route.body, body));
  if (accepted === undefined) throw new Error(`no example for ${route.method} ${route.path}`);
  return accepted;
}
