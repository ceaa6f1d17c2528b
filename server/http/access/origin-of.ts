import type { FastifyRequest } from "fastify";
import { deviceOf } from "../../../src/domain/users/device.ts";
import { deviceName } from "../../../src/text/login/devices.ts";
import { addressKey } from "./address-key.ts";

/** From where a call comes, and from what device. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">) => ({
  address: addressKey(ip),
  device: deviceName(deviceOf(headers["user-agent"] ?? "")),
});
