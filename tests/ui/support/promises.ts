/** A call that is never answered, for what shows while something is pending. */
export const forever = (): Promise<never> => new Promise<never>(() => undefined);

/** A call that fails as an adapter's call fails: with a value that is no Error. */
export const failing = (failure: unknown) => (): Promise<never> => Promise.reject(failure);
