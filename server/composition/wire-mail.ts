import type { Logger } from "pino";
import { layoutTexts } from "../../src/text/pages/layout.ts";
import { accountMail, newEmailMail, recoveryMail } from "../../src/text/mails.ts";
import type { Clock } from "../application/clock.ts";
import type { UserWork } from "../application/stores.ts";
import { tellByMail } from "../application/tell-by-mail.ts";
import type { Config } from "../config.ts";
import { mailOutbox, type LostMail, type MailOutbox } from "../infrastructure/mail/mail-outbox.ts";
import { smtpSender } from "../infrastructure/mail/smtp-sender.ts";
import { errorCode } from "../shared/error-code.ts";

/**
 * The addresses of the links in mails: the token is in the fragment, which browsers send to no server. Without a public
 * address they are paths of this installation, for the reader to complete.
 */
const linkAddresses = (publicUrl: string | null) => ({
  recovery: (token: string) => `${publicUrl ?? ""}/recuperar#${token}`,
  newEmail: (token: string) => `${publicUrl ?? ""}/confirmar-email#${token}`,
});

type Outside = { readonly clock: Clock; readonly log: Logger };

/** Wires the mail, and the addresses of its links; without a mail server there is none. */
export function wireMail(
  { mail: server, publicUrl }: Pick<Config, "mail" | "publicUrl">,
  outside: Outside,
) {
  const addresses = linkAddresses(publicUrl);
  const mail = server === null ? null : outboxOf(server, outside);
  const wordAccountMail = (told: Parameters<typeof accountMail>[0]) =>
    accountMail(told, publicUrl ?? "");
  return {
    mail,
    linkAddresses: addresses,
    wordRecoveryMail: (username: string, token: string) =>
      recoveryMail(username, addresses.recovery(token)),
    wordNewEmailMail: (username: string, token: string) =>
      newEmailMail(username, addresses.newEmail(token)),
    byMail: mail === null ? (work: UserWork) => work : tellByMail({ mail, wordAccountMail }),
  };
}

const outboxOf = (
  { url, from: address }: NonNullable<Config["mail"]>,
  { clock, log }: Outside,
): MailOutbox =>
  mailOutbox({
    send: smtpSender({ url, from: { name: layoutTexts.product, address } }),
    clock,
    tellLost: ({ why, error }: LostMail) =>
      log.warn(
        { why, ...(error !== undefined && { code: errorCode(error) }) },
        "a mail was not sent",
      ),
  });
