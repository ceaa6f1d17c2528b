/** Whether the page is visible, and when that changes; each listener method returns a function that stops it. */
export type PageVisibility = {
  isShown(): boolean;
  /** Calls back when the page becomes visible. */
  onShown(listener: () => void): () => void;
  /** Calls back when the page is hidden. */
  onHidden(listener: () => void): () => void;
};
