import { createHook, executionAsyncId } from "node:async_hooks";

type Frames = readonly NodeJS.CallSite[];

/** A function by its file, and by where it begins in it. */
const nameOf = (site: NodeJS.CallSite) =>
  `${site.getFileName()}:${site.getEnclosingLineNumber()}:${site.getEnclosingColumnNumber()}`;

/** The functions that run at this moment, the innermost first, without those that only wait for them. */
function framesHere(): Frames {
  const { stackTraceLimit } = Error;
  const prepareStackTrace: unknown = Reflect.get(Error, "prepareStackTrace");
  const holder: { stack?: Frames } = {};
  Error.prepareStackTrace = (_error, sites) => sites;
  Error.stackTraceLimit = Infinity;
  Error.captureStackTrace(holder, framesHere);
  const sites = holder.stack ?? [];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return sites.filter((site) => !site.isAsync());
}

/**
 * Follows who calls whom from now on, over everything that is waited for. What it answers tells, when it is called, the
 * functions that have led there: those on the stack, and those that were on it when what runs now was put off.
 */
export function trace(isOwn: (file: string) => boolean): () => ReadonlySet<string> {
  const putOff = new Map<number, { readonly frames: Frames; readonly within: number }>();
  const hook = createHook({
    init: (id) => putOff.set(id, { frames: framesHere(), within: executionAsyncId() }),
  });
  hook.enable();
  return () => {
    hook.disable();
    const sites = [...framesHere()];
    for (let at = putOff.get(executionAsyncId()); at !== undefined; at = putOff.get(at.within))
      sites.push(...at.frames);
    const own = sites.filter((site) => isOwn(site.getFileName() ?? ""));
    return new Set(own.map(nameOf));
  };
}
