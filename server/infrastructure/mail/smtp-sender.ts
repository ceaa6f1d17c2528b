import { unescape } from "node:querystring";
import { createTransport } from "nodemailer";
import type { Letter } from "../../application/mail.ts";

/** Whose mails go out, by which server. */
export type SmtpServer = {
  /** An smtp: or smtps: address, with a username and a password where the server wants them. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** How long a silent server is waited for, in milliseconds. */
  readonly patience?: number;
};

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** How much a server may say at a time, in bytes. */
const LONGEST_ANSWER = 16 * 1024;

/**
 * Sends one letter over a connection of its own. What a letter says stays text: addresses, subject and body are encoded,
 * and nothing that it names is read. A password never goes over the network in the clear.
 */
export function smtpSender({
  url,
  from,
  patience = 10_000,
}: SmtpServer): (letter: Letter) => Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const transport = createTransport({
    host,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: username !== "",
    // What never leaves the machine needs no certificate, which a mail server there seldom has.
    ignoreTLS: username === "" && LOOPBACK.test(host),
    ...(username !== "" && { auth: { user: unescape(username), pass: unescape(password) } }),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    maxResponseSize: LONGEST_ANSWER,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text,
      // Out-of-office answers to what no person wrote help nobody.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
