import type { ReportedFault } from "../../domain/users/authenticator-fault.ts";

/** Why an authenticator failed; a cancelled request needs no message. */
export const passkeyFaultText: Readonly<Record<ReportedFault, string>> = {
  known: "Este dispositivo já tem uma chave de acesso da sua conta.",
  elsewhere:
    "As chaves de acesso não funcionam neste endereço. Abra o FinControl no endereço que quem o gere lhe indicou.",
  unable:
    "Este dispositivo não conseguiu usar uma chave de acesso. Tente novamente, ou com outro dispositivo.",
};
