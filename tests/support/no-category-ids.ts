/** Of a client that knows no category's id, which sends names alone. */
export const noCategoryIds = () => null;
