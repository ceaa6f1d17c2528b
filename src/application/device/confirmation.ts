/** A yes or no from the user before something that cannot be undone. */
export type Confirmation = { ask(question: string): Promise<boolean> };
