/** Inspects a running Node over its debugger's protocol. */
export async function inspect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let calls = 0;
  const call = (method, params = {}) =>
    new Promise((resolve) => {
      const id = (calls += 1);
      const listen = ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const evaluate = async (expression) => {
    const { result } = await call("Runtime.evaluate", { expression, returnByValue: true });
    return result.value;
  };
  return {
    evaluate,
    /** Returns the bytes in use after a garbage collection. */
    heap: async () => {
      await call("HeapProfiler.collectGarbage");
      return evaluate("process.memoryUsage().heapUsed");
    },
    close: () => socket.close(),
  };
}
