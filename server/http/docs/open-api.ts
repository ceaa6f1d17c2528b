import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { changesQuerySchema } from "../../../src/contract/ledger/changes.ts";
import { problemSchema } from "../../../src/contract/errors.ts";
import { newPassword, username } from "../../../src/contract/administration/account-fields.ts";
import { categoryName, civilDate, euros, yearMonth } from "../../../src/contract/fields.ts";
import { CHANGE_HEADER, IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { TODAY_HEADER } from "../../../src/contract/today-header.ts";
import { eventMoment, SIGNATURE_HEADER } from "../../../src/contract/payments.ts";
import { documentCode, taxNumber } from "../../../src/contract/receipts.ts";
import { MAX_AMOUNT, eurosFromCents } from "../../../src/domain/shared/cents.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../../src/domain/users/password-policy.ts";
import { USERNAME_SHAPE } from "../../../src/domain/users/username.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { ONCE_KEY_SHAPE } from "../requests/once-key.ts";
import { SEEN_SHAPE } from "../record-calls.ts";
import { operationId } from "./operation-id.ts";
import { PROBLEM_STATUS } from "../answers/problem-status.ts";
import { hasFields, problemsOf } from "../answers/refusals.ts";
import type { RouteEntry } from "../route-table.ts";

type Json = Readonly<Record<string, unknown>>;

/** Our own validation rules as JSON Schema; they cannot be derived from code. */
const RULES = new Map<unknown, Json>([
  [euros.pipe[1], { minimum: 0, maximum: eurosFromCents(MAX_AMOUNT) }],
  [civilDate.pipe[1], { format: "date" }],
  [categoryName.pipe[1], { examples: ["Outros"] }],
  [changesQuerySchema.entries.desde.pipe[1], { examples: ["0"] }],
  [taxNumber.pipe[1], { pattern: "^[1-9]\\d{8}$", examples: ["503504564"] }],
  [documentCode.pipe[1], { maxLength: 70, examples: ["CSDF7T5H-35"] }],
  [eventMoment.pipe[1], { examples: ["2026-11-22T10:30:00Z"] }],
  [yearMonth.pipe[1], { pattern: "^(19|2[01])\\d{2}-(0[1-9]|1[0-2])$" }],
  [username.pipe[1], { pattern: USERNAME_SHAPE.source }],
  [newPassword.pipe[1], { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }],
]);

/** Converts a schema to JSON Schema, as far as possible. */
export function jsonSchemaOf(schema: GenericSchema): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema }) => ({
      ...jsonSchema,
      ...RULES.get(valibotAction),
    }),
  });
  return rest;
}

const content = (schema: GenericSchema): Json => ({
  "application/json": { schema: jsonSchemaOf(schema) },
});

/** The body of every refusal, defined once. */
const REFUSAL: Json = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };

const answerOf = ([status, answer]: [string, GenericSchema | string | null]) => {
  if (answer === null) return [status, { description: "Sem conteúdo" }];
  const body = typeof answer === "string" ? { [answer]: {} } : content(answer);
  return [status, { description: "Sucesso", content: body }];
};

const FIELDS_REFUSED = "Há campos inválidos; a resposta diz quais e porquê.";

/** The refusals of a call by status, each with its possible sentences. */
function refusalsOf(route: RouteEntry): Json {
  const byStatus = new Map<number, string[]>(hasFields(route) ? [[422, [FIELDS_REFUSED]]] : []);
  for (const problem of problemsOf(route)) {
    const status = PROBLEM_STATUS[problem];
    byStatus.set(status, [...(byStatus.get(status) ?? []), serverProblems[problem]]);
  }
  const refusal = (sentences: readonly string[]) => ({
    description: [...new Set(sentences)].join(" / "),
    content: REFUSAL,
  });
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [status, refusal(sentences)]),
  );
}

const requestOf = ({ body, upload }: RouteEntry): Json => {
  if (body !== null) return { requestBody: { required: true, content: content(body) } };
  if (upload === null) return {};
  const properties = { [upload]: { type: "string", format: "binary" } };
  const form = { schema: { type: "object", required: [upload], properties } };
  return { requestBody: { required: true, content: { "multipart/form-data": form } } };
};

const header = (name: string, schema: Json, required = false): Json => ({
  name,
  in: "header",
  required,
  schema: { type: "string", ...schema },
});

const KEY_PARAMETER = header(IDEMPOTENCY_HEADER, { pattern: ONCE_KEY_SHAPE.source });
const CHANGE_PARAMETER = header(CHANGE_HEADER, { format: "uuid" });
const TODAY_PARAMETER = header(TODAY_HEADER, { format: "date" });
const SEEN_PARAMETER = header("if-match", { pattern: SEEN_SHAPE.source });
const SIGNATURE_PARAMETER = header(
  SIGNATURE_HEADER,
  { pattern: "^t=\\d{1,12}(,v1=[\\da-f]{64})+$" },
  true,
);

const parametersIn = (place: "path" | "query", schema: GenericSchema | null): readonly Json[] => {
  const { properties = {}, required = [] } = schema === null ? {} : jsonSchemaOf(schema);
  return Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: place,
    required: (required as readonly string[]).includes(name),
    schema: property,
  }));
};

const parametersOf = ({
  params,
  query,
  repeatable,
  record,
  saysDay,
  signed,
}: RouteEntry): readonly Json[] => [
  ...parametersIn("path", params),
  ...parametersIn("query", query),
  ...(repeatable ? [KEY_PARAMETER] : []),
  ...(record === null ? [] : [CHANGE_PARAMETER]),
  ...(saysDay ? [TODAY_PARAMETER] : []),
  ...(signed ? [SIGNATURE_PARAMETER] : []),
  ...(record === "changed" ? [SEEN_PARAMETER] : []),
];

/** The route's own description, with what its access asks of the caller. */
const descriptionOf = ({ description, access, presence }: RouteEntry): string =>
  [
    description,
    ...(typeof access === "object" ? ["Exige o plano Premium."] : []),
    ...(presence ? ["Exige uma prova de presença dos últimos 10 minutos."] : []),
  ].join(" ");

const operationOf = (route: RouteEntry): Json => ({
  operationId: operationId(route),
  summary: route.summary,
  description: descriptionOf(route),
  parameters: parametersOf(route),
  ...requestOf(route),
  responses: {
    ...Object.fromEntries(Object.entries(route.answers).map(answerOf)),
    ...refusalsOf(route),
    default: { description: "Recusa", content: REFUSAL },
  },
  security: route.access === "public" ? [] : [{ bearer: [] }],
});

export type OpenApi = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly components: Json;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};

/** Makes an OpenAPI 3.1 document of the whole API, from the route table and the contract's schemas. */
export function openApiOf(routes: readonly RouteEntry[]): OpenApi {
  const calls: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    calls[path] = { ...calls[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "FinControl", version: "1" },
    // The server that sent the document; the paths include the base path.
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: jsonSchemaOf(problemSchema) },
    },
    paths: calls,
  };
}
