import fc from "fast-check";

/** The schema of a value in the API's document; only the keywords that it uses. */
export type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly examples?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const amount = (smallest: number, largest: number) =>
  fc
    .oneof(fc.integer({ min: 0, max: 200_000 }), fc.nat(Math.floor(largest * 100)))
    .map((cents) => Math.min(largest, Math.max(smallest, cents / 100)))
    .chain((any) => fc.constantFrom(any, any, any, smallest, largest));

function text({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema) {
  if (format === "date") return day;
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength, unit: "binary" });
}

/** Generates values that a schema accepts. */
export function ofSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(ofSchema));
  // What has an example means something that no other text does, such as the name of a category.
  if (schema.examples !== undefined) return fc.constantFrom(...schema.examples);
  const { type, minimum = 0, maximum = 1_000 } = schema;
  switch (type) {
    case "string":
      return text(schema);
    case "number":
      return amount(minimum, maximum);
    case "integer":
      return fc.integer({ min: minimum, max: maximum });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "object":
      return ofProperties(schema);
    case "array":
      return fc.array(ofSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case undefined:
    default:
      return fc.jsonValue();
  }
}

function ofProperties({ properties = {}, required = [] }: JsonSchema) {
  const entries = Object.entries(properties).map(([name, value]) => [name, ofSchema(value)]);
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
}
