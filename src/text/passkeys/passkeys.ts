import type { PasskeyUse } from "../../domain/users/passkey-use.ts";
import { usedAgo } from "../profile/own-account.ts";
import { formatInstant } from "../format-instant.ts";

/** The section of the passkeys, and its dialogs. */
export const passkeyTexts = {
  title: "Chaves de acesso",
  hint: "Com uma chave de acesso entra sem escrever a senha: confirma com a impressão digital, o rosto ou o código do seu dispositivo.",
  list: "As suas chaves de acesso",
  none: "Ainda não tem nenhuma. Fica guardada no seu telemóvel, no computador ou numa chave de segurança, e nenhuma página falsa a consegue usar.",
  add: "Adicionar chave de acesso",
  full: "Já tem 10 chaves de acesso, o máximo. Remova uma para adicionar outra.",
  name: "Nome da chave",
  nameHint: "Para a reconhecer mais tarde, por exemplo «Telemóvel» ou «Computador de casa».",
  incomplete: "Dê um nome à chave.",
  next: "Depois, o seu navegador pede-lhe que confirme que é você.",
  create: "Criar chave",
  creating: "A aguardar o navegador…",
  rename: "Alterar o nome",
  renameOf: (name: string) => `Alterar o nome de ${name}`,
  remove: "Remover",
  removing: "A remover…",
  removeOf: (name: string) => `Remover ${name}`,
  removeTitle: "Remover chave de acesso",
  removeQuestion: (name: string) =>
    `A chave «${name}» deixa de iniciar sessão na sua conta, e todas as suas outras sessões terminam. No dispositivo pode ficar guardada: apague-a também aí.`,
} as const;

/** When a passkey was created, and when it was last used; moments in Unix milliseconds. */
export const passkeyAge = (madeAt: number, usedAt: number | null, now: number): string =>
  `Criada em ${formatInstant(madeAt)} · ${usedAt === null ? "Nunca usada" : usedAgo(usedAt, now)}`;

/** Why no passkey can be created here; null where one can. */
export function passkeyUseText(use: PasskeyUse): string | null {
  switch (use.type) {
    case "ready":
      return null;
    case "off":
      return "As chaves de acesso estão desligadas neste servidor, porque ele não sabe em que endereço https:// é aberto. Quem o gere indica-o em PUBLIC_URL.";
    case "elsewhere":
      return "As chaves de acesso só funcionam no endereço desta aplicação:";
    case "unsupported":
      return "Este navegador não tem chaves de acesso. Abra o FinControl noutro navegador ou dispositivo para adicionar uma.";
  }
}
