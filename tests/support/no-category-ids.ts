/** For a client that knows no category ids, and sends only names. */
export const noCategoryIds = () => null;
