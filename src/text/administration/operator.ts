import type { Operator } from "../../domain/operator/operator.ts";

/** The operator as far as known; null where the server could not be asked. */
export type KnownOperator = Operator | null;

const ASK_WHO_GAVE_ACCESS = "use o meio pelo qual recebeu acesso a este serviço";

/** The name of who is responsible for the data, or a plain statement that it is not known. */
export function operatorText(operator: KnownOperator): string {
  if (operator === null)
    return "Neste momento não foi possível saber quem opera esta instalação do FinControl (o «operador»). Volte a abrir esta página quando houver ligação.";
  return operator.name === null
    ? "Quem opera esta instalação do FinControl (o «operador») não indicou o seu nome. A lei exige que o faça. Enquanto faltar, não confie a este serviço o que não confiaria a um desconhecido."
    : `Esta instalação do FinControl é operada por ${operator.name} (o «operador»).`;
}

/** How to reach the operator, or a plain statement that it is not known. */
export function contactText(operator: KnownOperator): string {
  if (operator === null)
    return `O contacto também não pôde ser obtido; até lá, ${ASK_WHO_GAVE_ACCESS}.`;
  return operator.email === null
    ? `O operador não indicou um email de contacto: ${ASK_WHO_GAVE_ACCESS}.`
    : `O contacto do operador é ${operator.email}.`;
}
