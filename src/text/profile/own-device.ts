import { loginTexts } from "../login/auth.ts";
import { formatInstant } from "../format-instant.ts";

/** The section about the device that the user sits at. */
export const ownDeviceTexts = {
  title: "Este dispositivo",
  hint: loginTexts.ownDeviceHint,
  off: "Não fica neste navegador nenhuma cópia dos seus dados.",
  on: "Cópia cifrada",
  awaited: "A cópia é feita assim que todos os dados estiverem carregados.",
  ends: "A cópia é destruída quando sair, quando a sessão terminar ou quando a destruir aqui, também sem rede.",
  choose: loginTexts.ownDevice,
  choosing: "A guardar…",
  leave: "Destruir cópia",
  leaving: "A destruir…",
  refused:
    "Não foi possível guardar uma cópia: este navegador não o permite ou não tem espaço. Tudo o resto funciona na mesma.",
} as const;

/** Since when the device is the user's own, in Unix milliseconds. */
export const ownSinceText = (since: number): string => `Desde ${formatInstant(since)}`;

/** The notice above records shown without a network, with the time of the copy in Unix milliseconds. */
export const copyShownText = (at: number): string =>
  `Sem ligação. Vê a cópia deste dispositivo de ${formatInstant(at)}.`;
