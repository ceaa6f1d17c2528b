import type { Container, ServiceIdentifier } from "inversify";

/** A key of the container, typed by its value. */
export type Key<Value> = ServiceIdentifier<Value>;

export const key = <Value>(name: string): Key<Value> => Symbol(name);

/** Adds a binding to a container. */
export type Binding = (container: Container) => void;

type KeysOf<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Key<Values[Index]>;
};

/** Binds a singleton, created on first use from the values of its dependencies. */
export const bind =
  <Value, const Dependencies extends readonly unknown[]>(
    name: Key<Value>,
    dependencies: KeysOf<Dependencies>,
    make: (...values: Dependencies) => NoInfer<Value>,
  ): Binding =>
  (container) => {
    const made = (...values: unknown[]) => make(...(values as unknown as Dependencies));
    container
      .bind(name)
      .toResolvedValue(made as never, dependencies as never)
      .inSingletonScope();
  };
