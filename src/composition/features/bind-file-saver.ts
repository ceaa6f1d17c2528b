import type { Container } from "inversify";
import { browserFileSaver } from "../../infrastructure/browser/browser-file-saver.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";

/** Binds what saves files, unless another screen has done so. */
export function bindFileSaver(container: Container): void {
  if (!container.isBound(keys.files))
    bind(container, keys.files, [], () => browserFileSaver(document));
}
