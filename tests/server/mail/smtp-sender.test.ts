import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { smtpSender } from "../../../server/infrastructure/mail/smtp-sender.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

const FROM = { name: "FinControl", address: "contas@exemplo.pt" };
const LETTER = {
  to: "ana@exemplo.pt",
  subject: "FinControl: ligação de recuperação",
  text: "Olá, ana.\n\nhttps://financas.exemplo.pt/recuperar#abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ\n",
};

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function started(...options: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...options);
  stops.push(server.close);
  return server;
}

describe("a letter", () => {
  it("arrives as it was written, from us, to one person, in plain text", async () => {
    const { url, received } = await started();
    await smtpSender({ url, from: FROM })(LETTER);
    expect(received).toHaveLength(1);
    const [{ to, headers, text }] = received as [(typeof received)[0]];
    expect(to).toEqual([LETTER.to]);
    expect(headers.get("from")).toBe("FinControl <contas@exemplo.pt>");
    expect(headers.get("to")).toBe(LETTER.to);
    expect(headers.get("subject")).toBe(LETTER.subject);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(text.trim()).toBe(LETTER.text.trim());
  });

  it("cannot bring headers or people of its own, wherever they are put", async () => {
    const { url, received } = await started();
    const smuggled = "\r\nBcc: rui@exemplo.pt\r\nX-Mau: sim\r\n\r\nOutro texto";
    const send = smtpSender({ url, from: FROM });
    const tries = [
      { ...LETTER, subject: `Olá${smuggled}` },
      { ...LETTER, to: `ana@exemplo.pt${smuggled}` },
      { ...LETTER, to: "ana@exemplo.pt, rui@exemplo.pt" },
      { ...LETTER, to: "ana@exemplo.pt>\r\nRCPT TO:<rui@exemplo.pt" },
      { ...LETTER, text: `.\r\nMAIL FROM:<x@exemplo.pt>\r\n.\r\n${smuggled}` },
    ];
    for (const letter of tries) await send(letter).catch(() => {});
    expect(received.length).toBeGreaterThan(0);
    for (const { to, headers } of received) {
      expect(to).not.toContain("rui@exemplo.pt");
      expect([headers.has("bcc"), headers.has("x-mau")]).toEqual([false, false]);
    }
  });

  it("is signed in for with the name and the password of the address, over TLS alone", async () => {
    const names: string[] = [];
    const { url, received } = await started({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username = "" }, _session, done) => {
        names.push(username);
        done(null, { user: username });
      },
    });
    const withPassword = url.replace("smtp://", "smtp://eu:se%40gredo@");
    await expect(smtpSender({ url: withPassword, from: FROM })(LETTER)).rejects.toThrow(/TLS/);
    expect([names, received]).toEqual([[], []]);
  });

  it("is not given to a server whose certificate nobody vouches for", async () => {
    const { port, received } = await started({ secure: true });
    const url = `smtps://127.0.0.1:${port}`;
    await expect(smtpSender({ url, from: FROM })(LETTER)).rejects.toThrow(/certificate/);
    expect(received).toEqual([]);
  });

  it("goes to a server on the same machine whatever its certificate, if it asks for no password", async () => {
    const { url, received } = await started({ disabledCommands: ["AUTH"] });
    await smtpSender({ url, from: FROM })(LETTER);
    expect(received).toHaveLength(1);
  });

  it("that is refused fails with the server's status", async () => {
    const { url } = await started({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
    });
    await expect(smtpSender({ url, from: FROM })(LETTER)).rejects.toMatchObject({
      responseCode: 550,
    });
  });

  it("does not wait for ever for a server that is silent", async () => {
    const silent: Server = createServer(() => {});
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    stops.push(() => silent.close());
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const begun = performance.now();
    await expect(smtpSender({ url, from: FROM, patience: 50 })(LETTER)).rejects.toThrow(
      /Greeting|Timeout/,
    );
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
