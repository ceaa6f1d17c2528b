import { globSync } from "node:fs";
import * as v from "valibot";
import { afterAll, describe, expect, it, vi } from "vitest";
import type * as Wires from "../../../src/contract/wire/wire.ts";
import { sampleOf, takesNull, wordsOf } from "./sample.ts";

type Values = Readonly<Record<string, unknown>>;

type Shape = {
  readonly fields: Readonly<Record<string, Wires.Field>>;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly read: (told: Values) => Values;
  readonly write: (record: Values) => Values;
};

const ROOT = `${import.meta.dirname}/../../../`;
const WIRE = "../../../src/contract/wire/wire.ts";

/** Every shape of the contract, by its file and its fields: whatever calls `wire` while all files are read. */
async function allShapes(): Promise<readonly (readonly [name: string, shape: Shape])[]> {
  const found: [string, Shape][] = [];
  vi.resetModules();
  vi.doMock(WIRE, async (original: () => Promise<typeof Wires>) => {
    const { wire } = await original();
    const recorded = (fields: Shape["fields"]) => {
      const shape = wire(fields) as unknown as Shape;
      const file = /src\/contract\/(?!wire\/)[\w/-]+\.ts/.exec(new Error("here").stack ?? "")?.[0];
      found.push([`${file ?? "?"}: ${Object.keys(fields).join(", ")}`, shape]);
      return shape;
    };
    return { wire: recorded };
  });
  for (const file of globSync("src/contract/**/*.ts", { cwd: ROOT })) await import(ROOT + file);
  return found;
}

const shapes = await allShapes();

afterAll(() => {
  vi.doUnmock(WIRE);
  vi.resetModules();
});

const readBody = ({ entries, read }: Shape, body: Values): Values =>
  read(v.parse(v.object(entries), body) as Values);

/** All keys of a value, and of what lies in it, that hold nothing. */
const emptyKeys = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]) => (one === undefined ? [key] : emptyKeys(one)))
    : [];

const without = (body: Values, name: string): Values =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const sampleBody = ({ entries }: Shape) => sampleOf(v.object(entries)) as Values;

/** A body without the insides of what it holds, which a function may put otherwise. */
const plainly = (body: Values): string =>
  JSON.stringify(body, (name, value: unknown) =>
    name !== "" && typeof value === "object" ? "…" : value,
  );

/** The fields that a body may lack: those that then stay absent, and those that are read as something else. */
const lacking = ({ fields }: Shape) =>
  Object.entries(fields).flatMap(([key, { name, schema }]) => {
    const { type, default: instead } = schema as { type: string; default?: unknown };
    return type === "optional" ? [{ key, name, staysAbsent: instead === undefined }] : [];
  });

describe("the contract", () => {
  it("says its records once, each name on the wire belonging to one field", () => {
    expect(shapes.length).toBeGreaterThan(50);
    for (const [name, { fields, entries }] of shapes)
      expect([name, Object.keys(entries)]).toEqual([
        name,
        Object.values(fields).map((field) => field.name),
      ]);
  });
});

describe.each(shapes)("%s", (_, shape) => {
  it("is what it was after it was read and written, in the same order", () => {
    const body = sampleBody(shape);
    const record = readBody(shape, body);
    expect(Object.keys(record)).toEqual(Object.keys(shape.fields));
    expect(plainly(shape.write(record))).toBe(plainly(body));
    expect(readBody(shape, shape.write(record))).toEqual(record);
    expect(emptyKeys(record)).toEqual([]);
  });

  it("keeps what is absent absent, in both directions", () => {
    const whole = sampleBody(shape);
    for (const { key, name, staysAbsent } of lacking(shape)) {
      const body = without(whole, name);
      const record = readBody(shape, body);
      expect([name, Object.hasOwn(record, key)]).toEqual([name, !staysAbsent]);
      const told = shape.write(record);
      expect([...emptyKeys(record), ...emptyKeys(told)]).toEqual([]);
      expect(readBody(shape, told)).toEqual(record);
      if (staysAbsent) expect(plainly(told)).toBe(plainly(body));
      const emptied = shape.write({ ...readBody(shape, whole), [key]: undefined });
      expect(plainly(emptied)).toBe(plainly(body));
    }
  });

  it("knows null and every word of its lists again", () => {
    const whole = sampleBody(shape);
    for (const { name, schema } of Object.values(shape.fields))
      for (const one of [...wordsOf(schema), ...(takesNull(schema) ? [null] : [])]) {
        const record = readBody(shape, { ...whole, [name]: one });
        expect(readBody(shape, shape.write(record))).toEqual(record);
        expect(shape.write(record)[name] ?? null).toBe(one);
      }
  });
});
