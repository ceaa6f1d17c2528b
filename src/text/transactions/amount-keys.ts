/** The signs that the keyboard of a phone has not beside its digits, each with its name. */
export const amountKeys = [
  { sign: "+", name: "Mais" },
  { sign: "−", name: "Menos" },
  { sign: "×", name: "Vezes" },
  { sign: "÷", name: "A dividir por" },
] as const;
