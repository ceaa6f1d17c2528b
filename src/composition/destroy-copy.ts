import { offlineFiles } from "../infrastructure/device/offline-files.ts";
import { sealedDeviceCopy } from "../infrastructure/device/sealed-device-copy.ts";

/** Destroys a copy that another page did not destroy. */
export async function destroyCopy(): Promise<void> {
  await sealedDeviceCopy().destroy();
  await offlineFiles.forget();
}
