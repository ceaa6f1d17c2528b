import type { FastifyRequest } from "fastify";
import { deviceOf } from "../../../src/domain/users/device.ts";
import { deviceName } from "../../../src/text/login/devices.ts";
import { addressKey } from "./address-key.ts";

/** Returns the address and the device of a call. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">) => ({
  address: addressKey(ip),
  device: deviceName(deviceOf(headers["user-agent"] ?? "")),
});
