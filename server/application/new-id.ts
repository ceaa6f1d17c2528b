/** Makes an unguessable identifier that sorts after every earlier one. */
export type NewId = () => string;
