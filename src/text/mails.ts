import { layoutTexts } from "./pages/layout.ts";

/** The contents of a mail, in plain text. */
export type MailText = { readonly subject: string; readonly text: string };

const { product } = layoutTexts;

const mailTo = (username: string, subject: string, ...paragraphs: readonly string[]): MailText => ({
  subject: `${product}: ${subject}`,
  text: `${[`Olá, ${username}.`, ...paragraphs, product].join("\n\n")}\n`,
});

/** The mail with the link by which a forgotten password is replaced. */
export const recoveryMail = (username: string, link: string): MailText =>
  mailTo(
    username,
    "escolher uma nova senha",
    `Recebemos um pedido para repor a senha da sua conta. Abra esta ligação para escolher uma nova. Serve uma só vez, durante 30 minutos:`,
    link,
    `O seu nome de utilizador é ${username}.`,
    "Se não fez este pedido, não precisa de fazer nada: a sua senha continua a mesma.",
  );

/** The mail to a new address, which takes effect once its link is opened. */
export const newEmailMail = (username: string, link: string): MailText =>
  mailTo(
    username,
    "confirmar o novo email",
    "Pediu que este passe a ser o email da sua conta. Abra esta ligação para o confirmar. Serve uma só vez, durante 30 minutos:",
    link,
    "Até lá continua a contar o email que tinha. Se não fez este pedido, não precisa de fazer nada.",
  );

type Told = { readonly username: string; readonly title: string; readonly message: string };

/** The mail about a change of an account, in the words of the notification. */
export const accountMail = ({ username, title, message }: Told, home: string): MailText =>
  mailTo(
    username,
    `${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    message,
    `Escrevemos-lhe sempre que muda algo na segurança da sua conta, que encontra em ${home}.`,
  );
