/** Lets others have their turn. */
export type Pause = () => Promise<unknown>;
