import fc from "fast-check";

const LINES = [
  "GET /api/saude HTTP/1.1",
  "GET /api/receitas?de=%ZZ HTTP/1.1",
  "POST /api/auth/login HTTP/1.1",
  "GET http://outro.example/api/saude HTTP/1.1",
  "GET //api//saude HTTP/1.1",
  "GET /api/../../etc/passwd HTTP/1.1",
  "GET /api/%00 HTTP/1.1",
  "CONNECT outro.example:443 HTTP/1.1",
  "TRACE / HTTP/1.1",
  "BREW /api/saude HTTP/1.1",
  "GET /api/saude HTTP/9.9",
  "GET /api/saude",
  "\u0016\u0003\u0001",
  `GET /${"a".repeat(20_000)} HTTP/1.1`,
];

const HEADERS = [
  "host: 127.0.0.1",
  "host: a, b",
  "content-length: -1",
  "content-length: 5",
  "content-length: 99999999999999999999",
  "transfer-encoding: chunked",
  "transfer-encoding: gzip, chunked",
  "expect: 100-continue",
  "expect: o-impossível",
  "upgrade: websocket\r\nconnection: upgrade",
  "sem dois pontos",
  " : vazio",
  "x: a\u0000b",
  `x: ${"y".repeat(20_000)}`,
  "authorization: Bearer \u00e9",
  "content-type: application/json",
];

const BODIES = ["", '{"a":1}', "5\r\nabc", "zz\r\n", "0\r\n\r\n", "GET / HTTP/1.1\r\n\r\n"];

/** Bytes that are almost HTTP, or nothing like it. */
export const brokenHttp: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        line: fc.constantFrom(...LINES),
        headers: fc.subarray(HEADERS, { maxLength: 4 }),
        body: fc.constantFrom(...BODIES),
        end: fc.constantFrom("\r\n", "\n", "\r\r\n"),
      })
      .map(({ line, headers, body, end }) =>
        Buffer.from([line, ...headers, "connection: close", "", body].join(end), "latin1"),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  },
);
