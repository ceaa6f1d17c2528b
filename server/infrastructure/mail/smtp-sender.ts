import { unescape } from "node:querystring";
import type { Letter } from "../../application/mail.ts";

/** The sender's address, and the mail server. */
export type SmtpServer = {
  /** An smtp: or smtps: address, with a username and a password if the server requires them. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** The timeout of a silent server, in milliseconds. */
  readonly patience?: number;
};

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** The longest reply of a server. */
const MAX_REPLY_BYTES = 16 * 1024;

/**
 * Sends one letter over a connection of its own. The content of a letter is always text: addresses, subject and body
 * are encoded, and no file or address in it is read. A password is never sent unencrypted. The library is loaded with
 * the first letter.
 */
export function smtpSender({
  url,
  from,
  patience = 10_000,
}: SmtpServer): (letter: Letter) => Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const options = {
    host,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: username !== "",
    // Loopback traffic needs no certificate, and a local mail server seldom has one.
    ignoreTLS: username === "" && LOOPBACK.test(host),
    ...(username !== "" && { auth: { user: unescape(username), pass: unescape(password) } }),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    maxResponseSize: MAX_REPLY_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async ({ to, subject, text }) => {
    const { createTransport } = await import("nodemailer");
    await createTransport(options).sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text,
      // Prevents out-of-office replies.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
