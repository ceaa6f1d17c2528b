/** No analysis is nearly as long, in bytes. */
export const LONGEST_ANSWER = 256 * 1024;

/** Fetches one address without following redirects, and reads no more of the response than could be used. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: "error" });
  const { status, statusText, headers } = answer;
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.byteLength;
      if (length > LONGEST_ANSWER) controller.error(new RangeError("answer too long"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(bounded) ?? null, { status, statusText, headers });
};
