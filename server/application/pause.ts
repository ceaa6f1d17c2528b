/** Yields to other work. */
export type Pause = () => Promise<unknown>;
