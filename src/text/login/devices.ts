import type { Device } from "../../domain/users/device.ts";

/** What a device is called among one's sessions: "Chrome no Windows". */
export function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return `${browser} no ${system}`;
  return browser ?? system ?? "Dispositivo desconhecido";
}
