import type { AccountEvent } from "../domain/users/account-event.ts";

/** What the bell's list shows of something that happened to the person's account. */
export function accountEventText(event: AccountEvent): {
  readonly title: string;
  readonly message: string;
} {
  switch (event.type) {
    case "password-set-by-administrator":
      return {
        title: "Senha alterada",
        message: "Um administrador alterou a sua senha. Todas as suas sessões foram terminadas.",
      };
    case "password-changed":
      return {
        title: "Senha alterada",
        message:
          "A sua senha foi alterada e as suas outras sessões foram terminadas. Se não foi você, fale já com o administrador.",
      };
  }
}
