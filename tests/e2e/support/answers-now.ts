// Has a server that imports this file before all else tell the time of the browsers in its answers, so that no device is
// days off on whatever day the journeys are made.
import { ServerResponse } from "node:http";
import { NOW } from "./now.ts";

const writeHead = Reflect.get(ServerResponse.prototype, "writeHead") as () => unknown;

ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
  this.setHeader("date", NOW.toUTCString());
  return Reflect.apply(writeHead, this, head) as ServerResponse;
};
