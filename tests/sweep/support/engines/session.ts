/** An element of a page, as a person uses it. */
export type Found = {
  readonly click: () => Promise<void>;
  /** Types over what a field holds. */
  readonly fill: (text: string) => Promise<void>;
  /** Chooses an option of a list by its text. */
  readonly choose: (option: string) => Promise<void>;
  readonly putFile: (path: string) => Promise<void>;
};

/** A page in a browser of some engine. A function that runs in the page sees nothing of what is around it here. */
export type Session = {
  readonly goTo: (address: string) => Promise<void>;
  readonly run: <Answer, Args extends readonly unknown[]>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Awaited<Answer>>;
  /** Runs a text of JavaScript in the page. */
  readonly load: (text: string) => Promise<void>;
  readonly find: <Args extends readonly unknown[]>(
    inPage: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<Found | null>;
  /** Takes a picture of what is in view, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** Returns and clears the errors that pages have reported so far, as far as the engine tells them. */
  readonly takeComplaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type Size = { readonly width: number; readonly height: number };

/** A browser that may be on this machine. */
export type Engine = {
  readonly name: string;
  /** The file of it that is missing here; null if none is. */
  readonly missing: string | null;
  /** Opens a browser with a fresh profile and one page of a size. */
  readonly open: (size: Size) => Promise<Session>;
};
