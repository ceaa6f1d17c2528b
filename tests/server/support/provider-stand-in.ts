import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in treats one request. */
export type Treatment = (response: ServerResponse) => void;

/** One request as it arrived. */
export type ArrivedRequest = {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly text: string;
};

/** Says something as a chat model does: as the content of its one choice. */
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

/** An OpenAI-compatible provider on the loopback that treats each request as told, the last way for all further ones. */
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
