/** The search params of an address, whoever wrote them. */
export type Search = Readonly<Record<string, unknown>>;

/** One parameter of an address. */
type Param<Value> = {
  readonly name: string;
  /** What a text stands for; one that makes no sense stands for the same as none. */
  readonly read: (text: string) => Value;
  /** How a value is written; null for one that goes without saying. */
  readonly write: (value: Value) => string | number | null;
};

/** A parameter that is read from text; null where it is missing or cannot be read. */
export const param = <Value>(
  name: string,
  read: (text: string) => Value | null,
  write: (value: Value) => string | number,
): Param<Value | null> => ({
  name,
  read,
  write: (value) => (value === null ? null : write(value)),
});

/** A choice between a few, each with a name of its own in the address. */
export const choiceParam = <Choice extends string>(
  name: string,
  names: Readonly<Record<Choice, string | number>>,
): Param<Choice | null> =>
  param(
    name,
    (text) => (Object.keys(names) as Choice[]).find((key) => String(names[key]) === text) ?? null,
    (choice) => names[choice],
  );

/** A parameter that stands for something where it is missing, and is not named then. */
export const withDefault = <Value>(
  { name, read, write }: Param<Value | null>,
  usual: Value,
): Param<Value> => ({
  name,
  read: (text) => read(text) ?? usual,
  write: (value) => (value === usual ? null : write(value)),
});

/** Words, without the spaces around them. */
export const textParam = (name: string): Param<string> =>
  withDefault(
    param(
      name,
      (text) => text.trim() || null,
      (text) => text,
    ),
    "",
  );

// A text of digits alone reaches us as the number that it looks like.
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The parameters of a screen, each declared once: how an address is read, and how the one for some values is written. */
export function addressOf<Values extends object>(params: {
  readonly [Name in keyof Values]: Param<Values[Name]>;
}) {
  const names = Object.keys(params) as (keyof Values)[];
  const saysNothing = (name: keyof Values, search: Search) => {
    const { read, write, name: called } = params[name];
    return write(read(textOf(search[called]))) === null;
  };
  return {
    /** The search params, of which those that cannot be read are told to be absent: the router would keep them else. */
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
