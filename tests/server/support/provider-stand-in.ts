import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in responds to a request. */
export type Treatment = (response: ServerResponse) => void;

/** A request as received. */
export type ArrivedRequest = {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly text: string;
};

/** Responds with a text like a chat model: as the content of its single choice. */
export const says =
  (content: string): Treatment =>
  (response) => {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        id: "x",
        object: "chat.completion",
        created: 1,
        model: "m",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
      }),
    );
  };

/**
 * Starts an OpenAI-compatible provider on loopback that responds to each request as given, and to all further ones as
 * to the last.
 */
export async function startProvider(...treatments: readonly Treatment[]) {
  const requests: ArrivedRequest[] = [];
  const http = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      text += chunk;
    });
    request.on("end", () => {
      const { url: path, headers } = request;
      const treat = treatments[Math.min(requests.length, treatments.length - 1)];
      requests.push({ path, authorization: headers.authorization, text });
      treat?.(response);
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const close = async () => {
    http.closeAllConnections();
    http.close();
    await once(http, "close");
  };
  const provider = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: "chave-muito-secreta",
    model: "modelo-de-teste",
  };
  return { provider, requests, close };
}
