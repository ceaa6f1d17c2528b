import * as v from "valibot";

type Node = v.GenericSchema & {
  readonly type: string;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};

/** Texts and numbers of every form that a field may ask for, the plainest last. */
const TEXTS = [
  "0199f6e2-0000-7000-8000-000000000001",
  "2026-03-14T08:30:00.000Z",
  "2026-03-14",
  "2026-03",
  "1234",
  "503504564",
  "CSDF7T5H-35",
  "ana@exemplo.pt",
  "Ana.Silva-2026",
  // Words of which a client may not know all.
  "lazer",
  "verde",
  "baby",
  "Mercado",
];
const NUMBERS = [12.5, 3];

const isObject = (node: unknown): node is Node => typeof node === "object" && node !== null;

/** A candidate that says what a field asks for, the plainest where any will do. */
const fitting = (node: Node, candidates: readonly unknown[]): unknown => {
  const fits = candidates.filter((one) => {
    const read = v.safeParse(node, one);
    return read.success && read.output !== null;
  });
  if (fits.length === 0) throw new Error(`no sample of ${node.type}`);
  return fits.length === candidates.length ? fits.at(-1) : fits[0];
};

/** A body that a schema accepts, with everything that it may have. */
export function sampleOf(schema: v.GenericSchema): unknown {
  const node = schema as Node;
  switch (node.type) {
    case "optional":
      return sampleOf(node.wrapped!);
    case "nullable":
      return node.wrapped!.type === "string" ? fitting(node, TEXTS) : sampleOf(node.wrapped!);
    case "string":
      return fitting(node, TEXTS);
    case "number":
      return fitting(node, NUMBERS);
    case "boolean":
      return true;
    case "literal":
      return node.literal;
    case "picklist":
      return node.options![0];
    case "array":
      return [sampleOf(node.item!)];
    case "record":
      return { Mercado: sampleOf(node.value!) };
    case "variant":
    case "union":
      return sampleOf(node.options!.find(isObject)!);
    case "object":
    case "strict_object":
      return Object.fromEntries(
        Object.entries(node.entries!).map(([name, one]) => [name, sampleOf(one)]),
      );
    default:
      throw new Error(`no sample of ${node.type}`);
  }
}

/** The words of a closed list, if a schema is one. */
export function wordsOf(schema: v.GenericSchema): readonly unknown[] {
  const { type, wrapped, options = [] } = schema as Node;
  if (wrapped !== undefined) return wordsOf(wrapped);
  return type === "picklist" ? options : [];
}

/** Whether a schema takes null. */
export function takesNull(schema: v.GenericSchema): boolean {
  const { type, wrapped } = schema as Node;
  return type === "nullable" || (wrapped !== undefined && takesNull(wrapped));
}
