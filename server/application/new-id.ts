/** Makes an identifier that nobody can guess and that sorts after every earlier one. */
export type NewId = () => string;
