/** The mark of made-up figures. */
export const exampleMark = "Exemplo";
