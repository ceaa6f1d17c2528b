import { createHook, executionAsyncId } from "node:async_hooks";

type Frames = readonly NodeJS.CallSite[];

/** Identifies a function by its file and position. */
const nameOf = (site: NodeJS.CallSite) =>
  `${site.getFileName()}:${site.getEnclosingLineNumber()}:${site.getEnclosingColumnNumber()}`;

/** Returns the functions on the call stack, innermost first, without those that are awaiting. */
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
 * Traces callers from now on, across asynchronous calls. The returned function returns the functions that led to its
 * caller: those on the stack, and those on it when the running task was scheduled.
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
