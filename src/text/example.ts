/** What marks made-up figures. */
export const exampleMark = "Exemplo";
