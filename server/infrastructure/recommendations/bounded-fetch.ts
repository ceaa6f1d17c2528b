/** No analysis is anywhere near this long. */
export const LONGEST_ANSWER = 256 * 1024;

/** Asks one address and no other that it might point to, and reads no more of the answer than could be used. */
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
