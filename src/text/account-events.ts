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
  }
}
