import type { Device } from "../../domain/users/device.ts";

/** The name of a device in the list of sessions: "Chrome no Windows". */
export function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return `${browser} no ${system}`;
  return browser ?? system ?? "Dispositivo desconhecido";
}
