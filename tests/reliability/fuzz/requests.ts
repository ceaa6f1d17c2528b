import fc from "fast-check";
import type { OpenApi } from "../../../server/http/docs/open-api.ts";
import { badValue, spoilt } from "./bad-values.ts";
import { ofSchema, type JsonSchema } from "./of-schema.ts";

/** A request as sent. */
export type WireRequest = {
  readonly method: string;
  /** The path of its route, with parameters in braces. */
  readonly template: string;
  /** With its query, percent-encoded or deliberately broken. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** The name of its principal. */
  readonly as: string;
};

type Parameter = { readonly name: string; readonly in: string; readonly schema: JsonSchema };

type Operation = {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
};

export type Fodder = {
  /** The names of the possible callers. */
  readonly principals: readonly string[];
  /** Existing values for paths, so that requests find records. */
  readonly known: () => readonly string[];
};

const encoded = fc.oneof(
  { weight: 6, arbitrary: fc.constant(encodeURIComponent) },
  { weight: 1, arbitrary: fc.constant(() => "%ZZ") },
  { weight: 1, arbitrary: fc.constant(() => "%00") },
  { weight: 1, arbitrary: fc.constant(() => "..%2f..%2fetc%2fpasswd") },
  { weight: 1, arbitrary: fc.constant(() => "a".repeat(9_000)) },
);

const wellFormed = (text: string) => text.toWellFormed();

const asText = (value: unknown) =>
  wellFormed(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function pathOf(template: string, parameters: readonly Parameter[], { known }: Fodder) {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const value = ({ schema }: Parameter) =>
    fc.oneof(
      { weight: 3, arbitrary: ofSchema(schema) },
      { weight: 3, arbitrary: fc.nat().map((index) => known()[index % known().length] ?? "x") },
      { weight: 2, arbitrary: badValue },
    );
  const query = fc.record(
    Object.fromEntries(
      [...inQuery, { name: "extra", in: "query", schema: {} }].map((parameter) => [
        parameter.name,
        value(parameter),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc
    .record({
      segments: fc.tuple(...inPath.map(value)),
      encode: encoded,
      query: fc.option(query, { nil: {}, freq: 2 }),
    })
    .map(({ segments, encode, query: pairs }) => {
      let path = template;
      for (const [index, { name }] of inPath.entries())
        path = path.replace(`{${name}}`, encode(asText(segments[index])) || "x");
      const search = Object.entries(pairs).map(
        ([name, held]) => `${encodeURIComponent(name)}=${encode(asText(held))}`,
      );
      return search.length === 0 ? path : `${path}?${search.join("&")}`;
    });
}

/** Bytes truncated, changed or inserted. */
const broken = (bytes: Buffer) =>
  fc
    .record({
      at: fc.nat(bytes.length),
      how: fc.constantFrom("cut", "turn", "insert"),
      byte: fc.nat(255),
    })
    .map(({ at, how, byte }) => {
      if (how === "cut") return bytes.subarray(0, at);
      const copy = Buffer.from(bytes);
      if (how === "turn" && at < copy.length) copy[at] = byte;
      return how === "insert"
        ? Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)])
        : copy;
    });

const IMAGE_STARTS = ["89504e470d0a1a0a", "ffd8ffe000104a464946", "474946383961", "52494646"];

const form = fc
  .record({
    start: fc.constantFrom(...IMAGE_STARTS, ""),
    rest: fc.uint8Array({ maxLength: 2_000 }),
    field: fc.constantFrom("file", "file", "foto", "__proto__"),
    name: fc.constantFrom("a.png", "../../a.png", "a\0.svg", "", "a.html"),
    end: fc.boolean(),
  })
  .map(({ start, rest, field, name, end }) =>
    Buffer.concat([
      Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      Buffer.from(start, "hex"),
      Buffer.from(rest),
      Buffer.from(end ? "\r\n--x--\r\n" : ""),
    ]),
  );

type Content = { readonly type: string; readonly body: Buffer | null };

const WRONG_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "a/b/c",
];

function contentOf({ requestBody }: Operation): fc.Arbitrary<Content> {
  const json = requestBody?.content["application/json"]?.schema;
  if (requestBody !== undefined && json === undefined)
    return form.map((body) => ({ type: "multipart/form-data; boundary=x", body }));
  const sound = json === undefined ? fc.constant({}) : ofSchema(json);
  const bytes = (value: fc.Arbitrary<unknown>) =>
    value.map((held) => Buffer.from(JSON.stringify(held) ?? ""));
  const type = "application/json";
  const asJson = (body: fc.Arbitrary<Buffer>) => body.map((held) => ({ type, body: held }));
  return fc.oneof(
    { weight: 8, arbitrary: asJson(bytes(sound)) },
    { weight: 4, arbitrary: asJson(bytes(spoilt(sound))) },
    { weight: 2, arbitrary: asJson(bytes(sound).chain(broken)) },
    { weight: 1, arbitrary: asJson(bytes(badValue)) },
    {
      weight: 1,
      arbitrary: asJson(fc.uint8Array({ maxLength: 200 }).map((held) => Buffer.from(held))),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constantFrom(...WRONG_TYPES), body: bytes(sound) }),
    },
    { weight: 1, arbitrary: fc.constant({ type, body: null }) },
  );
}

const ODD_HEADERS = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  {},
  { "idempotency-key": "a" },
  { "idempotency-key": "x".repeat(500) },
  { "x-forwarded-for": "1.2.3.4" },
  { "if-none-match": '"a", W/"b", *' },
  { "accept-encoding": "gzip;q=abc" },
  { range: "bytes=5-1" },
  { "content-encoding": "gzip" },
);

/** Generates requests of the whole API from its own document, many of them deliberately broken. */
export function requestsOf({ paths }: OpenApi, fodder: Fodder): fc.Arbitrary<WireRequest> {
  const operations = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const described = operation as unknown as Operation;
      const hasBody = method !== "get";
      return fc
        .record({
          path: pathOf(template, described.parameters, fodder),
          content: hasBody ? contentOf(described) : fc.constant({ type: "", body: null }),
          odd: ODD_HEADERS,
          as: fc.constantFrom(...fodder.principals),
          verb: fc.oneof(
            { weight: 19, arbitrary: fc.constant(method.toUpperCase()) },
            { weight: 1, arbitrary: fc.constantFrom("PATCH", "OPTIONS", "HEAD") },
          ),
        })
        .map(({ path, content, odd, as, verb }): WireRequest => ({
          method: verb,
          template,
          path,
          headers: { ...odd, ...(content.body === null ? {} : { "content-type": content.type }) },
          body: content.body,
          as,
        }));
    }),
  );
  return fc.oneof(...operations);
}
