import { MIMEType } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A body that is not valid UTF-8, or declares another encoding. */
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

const utf8 = new TextDecoder("utf-8", { fatal: true });

function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new NotUtf8("bytes");
  }
}

/** Throws for a body that declares another encoding. */
export function assertUtf8({ headers }: Pick<FastifyRequest, "headers">): void {
  if (declaresOther(headers["content-type"] ?? "")) throw new NotUtf8("declaration");
}

/** Reads JSON in UTF-8 only: a replacement character would be stored as if the user had written it. */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser("error", "error");
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    assertUtf8(request);
    void parse(request, textOf(body as Buffer), done);
  });
}

/** Parses a body that is read in pieces; throws the framework's error for invalid JSON. */
export const parseJsonOf =
  (http: Pick<FastifyInstance, "getDefaultJsonParser">, request: FastifyRequest) =>
  (bytes: Buffer): unknown => {
    let read: unknown;
    void http.getDefaultJsonParser("error", "error")(request, textOf(bytes), (error, value) => {
      if (error) throw error;
      read = value;
    });
    return read;
  };
