import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Makes a proxy to a database whose connections can stall: after `stall` they transfer no bytes, and do not end. */
export async function stallingNetwork(database: string) {
  const { hostname, port } = new URL(database);
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.pipe(far);
    far.pipe(near);
    pairs.push([near, far]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = new URL(database);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.href,
    stall: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    close: async () => {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
