/** A body above the size limit. */
export class TooLong extends Error {
  readonly statusCode = 413;
}

/** Passes a body on while it has at most so many bytes. */
export async function* atMost(body: AsyncIterable<unknown>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const part of body as AsyncIterable<Buffer>) {
    left -= part.length;
    if (left < 0) throw new TooLong();
    yield part;
  }
}
