import { connect } from "node:net";

/** Sends raw bytes over a socket, and reads until the server closes it. */
export async function rawExchange(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => resolve());
    socket.on("error", reject);
    socket.write(bytes);
  });
  return Buffer.concat(chunks).toString();
}

/** Splits a raw response into its parts. */
export function partsOf(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
}
