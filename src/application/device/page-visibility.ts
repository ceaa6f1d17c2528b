/** Whether the page can be seen, and when that changes; each way to listen answers how to stop. */
export type PageVisibility = {
  isShown(): boolean;
  /** Tells when the page comes into view again. */
  onShown(listener: () => void): () => void;
  /** Tells when the page goes out of view. */
  onHidden(listener: () => void): () => void;
};
