import { sealedDeviceCopy } from "../infrastructure/device/sealed-device-copy.ts";

/** Destroys a copy that another page has left. */
export const destroyCopy = (): Promise<void> => sealedDeviceCopy().destroy();
