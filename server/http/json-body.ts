import { MIMEType } from "node:util";
import type { FastifyInstance } from "fastify";

/** A body whose bytes are not the text that they pretend to be, or are not said to be UTF-8. */
export class NotUtf8 extends Error {
  readonly by: "declaration" | "bytes";

  constructor(by: NotUtf8["by"]) {
    super("not UTF-8");
    this.by = by;
  }
}

const declaresOther = (type: string) => {
  const charset = new MIMEType(type).params.get("charset");
  return charset !== null && !/^utf-?8$/i.test(charset);
};

/** Reads JSON in UTF-8 and in nothing else: a replaced character would be stored as if somebody had written it. */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser("error", "error");
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  const textOf = (body: Buffer) => {
    try {
      return utf8.decode(body);
    } catch {
      throw new NotUtf8("bytes");
    }
  };
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (declaresOther(request.headers["content-type"] ?? "")) throw new NotUtf8("declaration");
    void parse(request, textOf(body as Buffer), done);
  });
}
