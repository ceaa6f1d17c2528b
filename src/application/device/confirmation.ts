/** Asks the user a yes-or-no question before something that cannot be undone. */
export type Confirmation = { ask(question: string): Promise<boolean> };
