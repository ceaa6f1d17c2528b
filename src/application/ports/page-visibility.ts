/** Tells when the page comes into view again; answers how to stop listening. */
export type PageVisibility = { onShown(listener: () => void): () => void };
