import { serverProblems } from "./server-problems.ts";

/** The reasons to refuse a field that is well-formed. */
export const refusedFields = {
  wrongCode: serverProblems["wrong-code"],
  wrongCurrentPassword: "A senha atual não está certa.",
  sameEmail: "Este já é o email da sua conta.",
  unprovenPasskey: "A chave de acesso não pôde ser confirmada. Tente novamente.",
  unknownPhoto: "Carregue a foto antes de a associar ao objetivo.",
  dayWithoutMonths: "Só o que se repete por meses ou anos tem um dia do mês.",
  weekendTooClose:
    "O que se repete todos os dias, ou de dois em dois, fica no dia em que calha, também ao fim de semana.",
  endBeforeStart: "O fim não pode ser antes do início.",
  amongNeighbours: "O dia tem de ficar entre o movimento anterior e o seguinte.",
  tooFarAhead: "Só se pode ver até três anos à frente.",
  wrongPassword: "A senha não está certa.",
  notOneFile: "Envie uma só foto, no campo «file».",
} as const;
