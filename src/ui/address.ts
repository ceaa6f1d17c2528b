/** The search params of an address, trusted or not. */
export type Search = Readonly<Record<string, unknown>>;

/** One parameter of an address. */
type Param<Value> = {
  readonly name: string;
  /** Parses a text; an invalid text counts as a missing one. */
  readonly read: (text: string) => Value;
  /** Formats a value; null for a value that needs no parameter. */
  readonly write: (value: Value) => string | number | null;
};

/** A parameter that is parsed from text; null where it is missing or invalid. */
export const param = <Value>(
  name: string,
  read: (text: string) => Value | null,
  write: (value: Value) => string | number,
): Param<Value | null> => ({
  name,
  read,
  write: (value) => (value === null ? null : write(value)),
});

/** A choice between a few values, each with its own name in the address. */
export const choiceParam = <Choice extends string>(
  name: string,
  names: Readonly<Record<Choice, string | number>>,
): Param<Choice | null> =>
  param(
    name,
    (text) => (Object.keys(names) as Choice[]).find((key) => String(names[key]) === text) ?? null,
    (choice) => names[choice],
  );

/** A parameter with a default, which is not written to the address. */
export const withDefault = <Value>(
  { name, read, write }: Param<Value | null>,
  usual: Value,
): Param<Value> => ({
  name,
  read: (text) => read(text) ?? usual,
  write: (value) => (value === usual ? null : write(value)),
});

/** Text, trimmed. */
export const textParam = (name: string): Param<string> =>
  withDefault(
    param(
      name,
      (text) => text.trim() || null,
      (text) => text,
    ),
    "",
  );

// The router parses a text of digits as a number.
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The parameters of a screen, each declared once for reading and for writing an address. */
export function addressOf<Values extends object>(params: {
  readonly [Name in keyof Values]: Param<Values[Name]>;
}) {
  const names = Object.keys(params) as (keyof Values)[];
  const saysNothing = (name: keyof Values, search: Search) => {
    const { read, write, name: called } = params[name];
    return write(read(textOf(search[called]))) === null;
  };
  return {
    /** The search params, with invalid ones as undefined: the router would keep them otherwise. */
    clean: (search: Search): Search => ({
      ...search,
      ...Object.fromEntries(
        names
          .filter((name) => saysNothing(name, search))
          .map((name) => [params[name].name, undefined]),
      ),
    }),
    read: (search: Search): Values =>
      Object.fromEntries(
        names.map((name) => [name, params[name].read(textOf(search[params[name].name]))]),
      ) as Values,
    write: (values: Values): Search =>
      Object.fromEntries(
        names
          .map((name) => [params[name].name, params[name].write(values[name])] as const)
          .filter(([, written]) => written !== null),
      ),
  };
}
